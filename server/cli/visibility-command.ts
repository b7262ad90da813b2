import type { GeoScanBody } from '../../contract/operations/geo.ts';
import { INITIAL_PROGRESS, reduceGeo } from '../../contract/report/visibility/progress.ts';
import { geoReport } from '../../contract/report/visibility/report.ts';
import { measurementDocument } from '../../contract/report/visibility/measurement-document.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { printLead, printReport, reportFiles } from './command.ts';
import type { CommandContext, CommandResult } from './command.ts';
import { EXIT, EXIT_OF_ERROR } from './exit-codes.ts';
import type { VisibilityOptions } from './options.ts';

/** `visibility`: measures what AI services answer about one brand, or reports the stored measurement. */
export async function runVisibility(options: VisibilityOptions, context: CommandContext): Promise<CommandResult> {
  const { locale, terminal, words, write, startedAt, signal, printNote } = context;
  if (options.format === 'text') terminal.line(words.measuring(options.body.brand), { style: 'bold' });
  const texts = locale.language === 'no' ? await textsInNorwegian() : await textsInEnglish();
  let progress = INITIAL_PROGRESS;
  {
    await using tools = await context.openTools(options.body.domain);
    for await (const event of tools.geo(options.body, { language: locale.language, signal })) {
      progress = reduceGeo(progress, event);
      if (options.format === 'ndjson') await write(`${JSON.stringify(event)}\n`);
      else if (event.type === 'phase') {
        terminal.progress(event.total === undefined ? '' : words.asked(event.asked ?? 0, event.total));
      } else if (event.type === 'prompt-complete' && options.format === 'text') {
        terminal.line(`${event.index}/${event.total} ${event.prompt}`, { style: 'dim' });
        const discovery = texts.outOf(event.mentioned, event.measured);
        terminal.line(`${texts.figures.discovery.name}: ${discovery}`, { indent: 4 });
      }
    }
    terminal.progress('');
  }
  if (signal.aborted) return { code: EXIT.interrupted, files: {} };
  const { result, error } = progress;
  // Admission has validated the body: its industry and language are known ones.
  const input = options.body as GeoScanBody;
  const report = geoReport({ input, progress, startedAt, isOver: true, questions: [] });
  const document = measurementDocument({ report, texts, locale });
  if (options.format === 'json' && result) await write(`${JSON.stringify(result, null, 2)}\n`);
  if (options.format === 'text') {
    terminal.line('');
    printLead(document, terminal);
    if (result?.cached) terminal.line(texts.cached(locale.format.date(result.measuredAt)), { style: 'dim' });
    for (const { engine, reason, count } of report.unseen) {
      terminal.line(`${texts.unseen.who(engine.name, count)} ${texts.reasons[reason]}.`, { style: 'dim' });
    }
    if (result) printReport(document, context);
  }
  const code = error ? EXIT_OF_ERROR[error] : report.answers.measured === 0 ? EXIT.unmeasured : EXIT.ok;
  if (code === EXIT.unmeasured) printNote(words.gate.nothingMeasured);
  else if (error) printNote(words.gate.stopped[error]);
  return { code, files: result ? reportFiles(document, locale) : {} };
}

const textsInNorwegian = async (): Promise<AllTexts> => ({
  ...(await import('../../contract/report/visibility/names-nb.ts')).NAMES_NB,
  ...(await import('../../contract/report/visibility/report-nb.ts')).REPORT_NB,
});

const textsInEnglish = async (): Promise<AllTexts> => ({
  ...(await import('../../contract/report/visibility/names-en.ts')).NAMES_EN,
  ...(await import('../../contract/report/visibility/report-en.ts')).REPORT_EN,
});
