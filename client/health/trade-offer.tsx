import { Button } from '../components/button.tsx';
import { isFault } from '../../contract/report/health/report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import type { HealthTexts } from './nb.ts';
import { useRescan } from './use-rescan.ts';

/** Whether a finished scan found prices behind a login and was not run with trade checks. */
const looksLikeTrade = ({ progress: { summary, findings }, b2b }: ScanReport): boolean =>
  !b2b && summary?.outcome === 'scanned' &&
  findings.some((finding) => finding.id === 'login-wall' && isFault(finding));

/** Offers to rescan a store as one that sells to businesses. */
export function TradeOffer({ report, texts }: { report: ScanReport; texts: HealthTexts }) {
  const { rescan, isStarting } = useRescan(report, texts);
  if (!looksLikeTrade(report)) return null;
  return (
    <div className="strip spread">
      <p>{texts.trade.offer}</p>
      <Button isDisabled={isStarting} onClick={() => void rescan({ b2b: true })}>{texts.trade.again}</Button>
    </div>
  );
}
