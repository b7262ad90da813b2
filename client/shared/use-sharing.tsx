import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { announce } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import type { ShareTexts } from './share-nb.ts';
import type { Shareable, SharePanelProps } from './share-panel.tsx';

interface Loaded {
  Panel: ComponentType<SharePanelProps>;
  texts: ShareTexts;
}

async function load(language: Language): Promise<Loaded> {
  const [{ SharePanel: Panel }, texts] = await Promise.all([
    import('./share-panel.tsx'),
    language === 'no' ? import('./share-nb.ts').then(({ SHARE_NB }) => SHARE_NB)
      : import('./share-en.ts').then(({ SHARE_EN }) => SHARE_EN),
  ]);
  return { Panel, texts };
}

/** Opens a lazy-loaded panel for sharing a report; undefined where the service does not share. */
export function useSharing(shareable: Shareable | undefined) {
  const { texts, language } = useLocale();
  const days = useServiceInfo()?.shareDays;
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  if (!shareable || days === undefined) return undefined;
  const open = async (): Promise<void> => {
    try {
      setLoaded(await load(language));
      setFailed(false);
    } catch {
      setFailed(true);
      announce(texts.notLoaded);
    }
  };
  return {
    open,
    panel: (
      <>
        {hasFailed && <p className="strip share-failed">{texts.notLoaded}</p>}
        {loaded && (
          <loaded.Panel shareable={shareable} texts={loaded.texts} days={days} onClose={() => setLoaded(undefined)} />
        )}
      </>
    ),
  };
}
