import { useState } from 'react';
import { useServiceInfo } from '../app/service-info.ts';
import { loadableByLanguage } from '../components/loadable.ts';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { useLocale } from '../i18n/language.ts';
import type { Shareable } from './share-panel.tsx';

const PANELS = loadableByLanguage(async (language) => {
  const [{ SharePanel: Panel }, texts] = await Promise.all([
    import('./share-panel.tsx'),
    language === 'no' ? import('./share-nb.ts').then(({ SHARE_NB }) => SHARE_NB)
      : import('./share-en.ts').then(({ SHARE_EN }) => SHARE_EN),
  ]);
  return { Panel, texts };
});

/** Opens a lazy-loaded panel for sharing a report; undefined where the service does not share. */
export function useSharing(shareable: Shareable | undefined) {
  const { language } = useLocale();
  const days = useServiceInfo()?.shareDays;
  const [isOpen, setOpen] = useState(false);
  if (!shareable || days === undefined) return undefined;
  return {
    open: (): void => setOpen(true),
    panel: isOpen && (
      <WhenLoaded loadable={PANELS[language]}>
        {({ Panel, texts }) => (
          <Panel shareable={shareable} texts={texts} days={days} onClose={() => setOpen(false)} />
        )}
      </WhenLoaded>
    ),
  };
}
