import { Fragment, useState } from 'react';
import { CodeBlock } from '../components/code-block.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Button } from '../components/button.tsx';
import { FoldedRows } from '../components/finding-row.tsx';
import { DownloadIcon } from '../components/icons.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { fileNameOf, saveFile } from '../components/save-file.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { useLocale } from '../i18n/language.ts';
import { changesOf, codeLines, isByHand, scriptTag } from '../../contract/report/schema/artifact.ts';
import type { CodeLine } from '../../contract/report/schema/artifact.ts';
import styles from './code.module.css';
import type { SchemaTexts } from './nb.ts';
import type { PanelProps } from './panel-props.ts';
import { changeText, codeHeading, noCode } from '../../contract/report/schema/product-document.ts';
import { StatusIcon } from '../components/status-icon.tsx';

const FORMS = ['json', 'script'] as const;
type Form = (typeof FORMS)[number];

/** The generated code, to copy or save, with its changes marked and listed. */
export function CodePanel({ result, texts }: PanelProps) {
  const [form, setForm] = useState<Form>('json');
  const [isCopied, setCopied] = useState(false);
  const { code } = texts;
  const { product, faq } = result.jsonld;
  const changes = changesOf(result);
  const faqField = result.fields.find(({ id }) => id === 'faq');
  const pairs = faqField?.status === 'verified' && faqField.value.kind === 'faq' ? faqField.value.pairs.length : 0;
  return (
    <section className="card ruled print-open schema-code" aria-labelledby="code-heading">
      <div className="stack pad">
        <h2 id="code-heading" className="h3">{codeHeading(result, texts)}</h2>
        {changes.length > 0 && (
          <ul className="stack g1 small">
            {changes.map((change) => (
              <li key={change.field} className="with-icon">
                <span className="muted" aria-hidden="true">{code.marks[change.mark]}</span>{changeText(change, texts)}
              </li>
            ))}
          </ul>
        )}
        {(product ?? faq) !== null && <FormChoice form={form} texts={texts} onChange={setForm} />}
        {product === null && <p>{noCode(result, texts)}</p>}
      </div>
      {product !== null && (
        <>
          <div onCopy={() => setCopied(true)}>
            <Code label={code.label} lines={linesOf(codeLines(product, result), form)} texts={texts} />
          </div>
          <div className="stack pad">
            <CopyAndSave
              json={product} form={form} name={fileNameOf(texts.exported.file, hostOf(result.finalUrl))} texts={texts}
              primary
              onCopied={() => {
                setCopied(true);
                return code.testsShown;
              }}
            />
            <Tests texts={texts} isShown={isCopied} />
            {product.includes('"@index"') && <p className="meta">{code.index}</p>}
            <p className="meta"><OfferWords result={result} texts={texts} /></p>
          </div>
        </>
      )}
      {faq !== null && (
        <FoldedRows status={faqField && isByHand(faqField) ? 'info' : 'pass'} label={code.faq(pairs)}>
          {() => (
            <>
              <Code label={code.faqLabel} lines={linesOf(plain(faq), form)} texts={texts} />
              <div className="stack pad">
                <CopyAndSave
                  json={faq} form={form} name={fileNameOf(texts.exported.file, hostOf(result.finalUrl), 'faq')}
                  texts={texts}
                />
                <p className="meta">{code.faqRetired}</p>
              </div>
            </>
          )}
        </FoldedRows>
      )}
    </section>
  );
}

const plain = (text: string): CodeLine[] => text.split('\n').map((line) => ({ text: line, mark: undefined }));

function linesOf(lines: CodeLine[], form: Form): CodeLine[] {
  if (form === 'json') return lines;
  const [open, close] = scriptTag('').split('\n\n') as [string, string];
  return [...plain(open), ...lines, ...plain(close)];
}

function FormChoice({ form, texts, onChange }: { form: Form; texts: SchemaTexts; onChange: (form: Form) => void }) {
  return (
    <fieldset className="chips cluster">
      <legend className="sr-only">{texts.code.form}</legend>
      {FORMS.map((each) => (
        <button key={each} type="button" className="chip" aria-pressed={each === form} onClick={() => onChange(each)}>
          {texts.code[each]}
        </button>
      ))}
    </fieldset>
  );
}

function Code({ label, lines, texts: { code } }: { label: string; lines: readonly CodeLine[]; texts: SchemaTexts }) {
  return (
    <CodeBlock label={label}>
      {lines.map(({ text, mark }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines are identified by their position.
        <span key={at} className={styles.line} data-mark={mark}>
          <span className={styles.mark} aria-hidden="true">{mark && code.marks[mark]}</span>
          {mark && <span className="sr-only">{code.markWords[mark]}</span>}
          {text}
        </span>
      ))}
    </CodeBlock>
  );
}

interface CopyAndSaveProps {
  json: string;
  form: Form;
  /** Without extension. */
  name: string;
  texts: SchemaTexts;
  primary?: boolean;
  onCopied?: () => string;
}

function CopyAndSave({ json, form, name, texts, primary = false, onCopied }: CopyAndSaveProps) {
  const text = (): string => (form === 'json' ? json : scriptTag(json));
  const save = (): void => {
    if (form === 'json') saveFile(`${name}.jsonld`, `${text()}\n`, 'application/ld+json');
    else saveFile(`${name}.html`, `${text()}\n`, 'text/html');
  };
  return (
    <div className="cluster screen-only">
      <CopyButton text={text} look={primary ? 'primary' : 'button'} onCopied={onCopied} />
      <Button icon={<DownloadIcon />} onClick={save}>{texts.code.download}</Button>
    </div>
  );
}

/** External validators; only linked to, never called. */
const TESTS = [
  ['Rich Results Test', 'https://search.google.com/test/rich-results'],
  ['Schema Markup Validator', 'https://validator.schema.org/'],
] as const;

/** Hidden until the code has been copied; its space is reserved to avoid a layout shift. */
function Tests({ texts: { code }, isShown }: { texts: SchemaTexts; isShown: boolean }) {
  return (
    <p className={`small screen-only ${isShown ? '' : styles.reserved}`}>
      {code.tests}{' '}
      {TESTS.map(([name, href], at) => (
        <Fragment key={href}>{at > 0 && '\u00a0· '}<OutsideLink href={href}>{name}</OutsideLink></Fragment>
      ))}
    </p>
  );
}

/** Why the code has an offer or none, or what an offer would need. */
function OfferWords({ result, texts: { code, nouns } }: PanelProps) {
  const { format } = useLocale();
  const offered = result.fields.filter(({ id }) => id === 'price' || id === 'currency' || id === 'availability');
  const lacking = offered.filter(({ status }) => status === 'unverified').map(({ id }) => nouns[id]);
  if (lacking.length > 0) return code.noOffer(format.list(lacking));
  if (!result.jsonld.product?.includes('"offers"')) return code.offerNotNeeded;
  return offered.some(isByHand) ? code.offerByHand : code.offer;
}

/** Where to paste the code on the store's platform. */
export function PastePanel({ result, texts: { paste } }: PanelProps) {
  const { platform } = result;
  const { lead, steps } = !platform ? paste.unknown : paste.platforms[platform.id] ?? paste.named(platform.name);
  return (
    <section className="card stack pad" aria-labelledby="paste-heading">
      <h2 id="paste-heading" className="h3">{paste.heading}</h2>
      <p className="small muted">{lead}</p>
      <div className="small"><ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol></div>
      <p className="with-icon part small">
        <StatusIcon status={result.mode === 'enrich' ? 'warn' : 'info'} />
        {result.mode === 'enrich' ? paste.merge : paste.each}
      </p>
    </section>
  );
}
