import { navigate } from 'wouter/use-browser-location';
import type { AskAgain } from '../../contract/geo.ts';
import { loadClient } from '../api/client.ts';
import { useRun } from '../api/use-run.ts';
import { Button } from '../components/button.tsx';
import { RepeatIcon } from '../components/icons.tsx';
import { announce } from '../components/live-region.tsx';
import { FailureNote, useWait } from '../components/failure-note.tsx';
import { useLocale } from '../i18n/language.ts';
import { geoRun } from './geo-run.ts';
import { visibilityAddress } from './link.ts';
import type { PanelProps } from './panel-props.ts';
import { ENGINE_NAMES } from '../../contract/report/visibility/report.ts';
import { useElapsed } from '../components/elapsed.tsx';

/** Offers to ask the failed engines again, for as long as the service allows it. */
export function AskAgainOffer({ report, texts, offer }: PanelProps & { offer: AskAgain }) {
  const { format } = useLocale();
  const run = useRun(geoRun);
  const isOver = useElapsed(offer.until, true) > 0;
  const address = visibilityAddress(report.input);
  const isMine = run.input !== undefined && visibilityAddress(run.input) === address;
  const failure = isMine ? run.failure : undefined;
  const wait = useWait(failure?.refusal);
  const isStarting = run.status === 'starting' && isMine;
  if (isOver) return null;

  const words = texts.askAgain;
  const ask = async (): Promise<void> => {
    announce(words.starting);
    const isStarted = await geoRun.start(
      report.input, async (reload) => (await loadClient(reload)).geo.askAgain.mutate(report.input),
    );
    if (!isStarted) return;
    if (visibilityAddress(report.input) !== window.location.pathname + window.location.search) navigate(address);
    // The focused button is unmounted.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <div className="cluster screen-only visibility-again">
      <p>{words.offer(format.list(offer.engines.map((id) => ENGINE_NAMES[id])), format.dateTime(offer.until))}</p>
      <Button icon={<RepeatIcon />} isDisabled={isStarting || wait > 0} onClick={() => void ask()}>
        {words.button}
      </Button>
      {isStarting && <p>{words.starting}</p>}
      {failure && <FailureNote failure={failure} texts={words.failed} />}
    </div>
  );
}
