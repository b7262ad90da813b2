import { productDocument } from '../../contract/report/schema/product-document.ts';
import { fieldStatus } from '../../contract/report/schema/artifact.ts';
import { failureWords, valueText } from '../../contract/report/schema/words.ts';
import { printLead, printReport, reportFiles } from './command.ts';
import type { CommandContext, CommandResult } from './command.ts';
import { EXIT } from './exit-codes.ts';
import type { SchemaOptions } from './options.ts';
import { STATUS_STYLES } from './terminal.ts';

/** `schema`: the verified product data of one page. */
export async function runSchema(options: SchemaOptions, context: CommandContext): Promise<CommandResult> {
  const { locale, terminal, words, write, signal, printNote } = context;
  if (options.format === 'text') terminal.line(words.reading(options.body.url), { style: 'bold' });
  const texts = locale.language === 'no' ? (await import('../../contract/report/schema/nb.ts')).PRODUCT_DATA_NB
    : (await import('../../contract/report/schema/en.ts')).PRODUCT_DATA_EN;
  await using tools = await context.openTools(options.body.url);
  const response = await tools.schema(options.body, { language: locale.language, signal });
  if (options.format === 'json') await write(`${JSON.stringify(response, null, 2)}\n`);
  if (!response.ok) {
    const { message, steps, note } = failureWords(response, texts);
    printNote(`${message} (${response.reason})`);
    for (const step of [...steps, ...(note === undefined ? [] : [note])]) printNote(`  ${step}`);
    return { code: EXIT.unmeasured, files: {} };
  }
  const { result } = response;
  const document = productDocument({ result, texts, locale });
  if (options.format === 'text') {
    printLead(document, terminal);
    for (const field of result.fields) {
      const { mark, style } = STATUS_STYLES[fieldStatus(field)];
      const text = field.status === 'verified' ? valueText(field.value, texts) : texts.unverified[field.reason];
      terminal.line(`${texts.fields[field.id]}: ${text}`, { indent: 2, mark, style });
      if (field.status !== 'verified') continue;
      const { source, locator } = field.evidence;
      terminal.line(`${texts.sources[source]}: ${locator}`, { indent: 4, style: 'dim' });
    }
    printReport({ ...document, toFix: [] }, context);
    // Unwrapped, so that the code can be copied.
    for (const json of [result.jsonld.product, result.jsonld.faq]) if (json !== null) await write(`\n${json}\n`);
  }
  return { code: EXIT.ok, files: reportFiles(document, locale) };
}
