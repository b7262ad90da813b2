import type { ExtractedField, FieldValue, VerifiedField } from '../../contract/emitter.ts';
import { EvidenceRow, FindingRow } from '../components/finding-row.tsx';
import { announce } from '../components/live-region.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { useLocale } from '../i18n/language.ts';
import { countFields, fieldStatus, isByHand } from '../../contract/report/schema/artifact.ts';
import { typedOf } from '../../contract/report/schema/json-ld.ts';
import { FillForm } from './fill-form.tsx';
import { generation } from './generation.ts';
import type { SchemaTexts } from './nb.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './schema.module.css';
import { markupOf, valueText } from '../../contract/report/schema/words.ts';

/** Anchor id of a field's row. */
export const anchorOf = (id: ExtractedField['id']): string => `field-${id}`;

/** All fields, each with its value and the quote it is based on, or why there is none. */
export function Fields({ result, texts }: PanelProps) {
  return (
    <section className={`stack print-open ${styles.fields}`} aria-labelledby="fields-heading">
      <div className="spread">
        <h2 id="fields-heading">{texts.fieldsHeading}</h2>
        <p className="small muted">{texts.counted(countFields(result))}</p>
      </div>
      <div className="rows">
        {result.fields.map((field) => <FieldRow key={field.id} field={field} texts={texts} />)}
      </div>
      {result.variantsDetected && (
        <p className="with-icon small muted schema-note"><StatusIcon status="info" size={18} />{texts.variants}</p>
      )}
    </section>
  );
}

function FieldRow({ field, texts }: { field: ExtractedField; texts: SchemaTexts }) {
  const { texts: shared } = useLocale();
  const { id } = field;
  const row = { id: anchorOf(id), status: fieldStatus(field), word: texts.fields[id] };
  const put = (value: FieldValue | undefined): void => {
    generation.fill(id, value);
    announce((value ? texts.fill.added : texts.fill.removed)(texts.nouns[id]));
    // The focused form or button is unmounted, so focus moves to its row.
    window.setTimeout(() => document.querySelector<HTMLElement>(`#${anchorOf(id)} > summary`)?.focus());
  };
  if (field.status === 'unverified') {
    return (
      <FindingRow
        {...row} note={field.reason === 'llm-unavailable' ? shared.notMeasured.toLowerCase() : texts.status.unverified}
        title={texts.noValue} message={texts.unverified[field.reason]}
      >
        {() => <FillForm field={id} texts={texts} onFill={put} />}
      </FindingRow>
    );
  }
  return (
    <FindingRow
      {...row} note={isByHand(field) ? texts.status.byHand : texts.status.verified}
      title={<FieldTitle field={field} texts={texts} />} message={texts.sources[markupOf(field.evidence)]}
    >
      {() => (
        <>
          <Grounds field={field} texts={texts} />
          {isByHand(field) && (
            <p className="screen-only">
              <button type="button" className="button" onClick={() => put(undefined)}>{texts.fill.remove}</button>
            </p>
          )}
        </>
      )}
    </FindingRow>
  );
}

function FieldTitle({ field: { value }, texts }: { field: VerifiedField; texts: SchemaTexts }) {
  const text = valueText(value, texts);
  if (value.kind !== 'availability') return text;
  return <>{text} <span className="muted">({value.availability})</span></>;
}

function Grounds({ field, texts }: { field: VerifiedField; texts: SchemaTexts }) {
  const { value, evidence } = field;
  return (
    <dl className="evidence">
      {value.kind === 'images' && (
        <EvidenceRow label={texts.values}>
          {value.urls.map((url) => (
            <p key={url}><OutsideLink href={url}><code>{url}</code></OutsideLink></p>
          ))}
        </EvidenceRow>
      )}
      {value.kind === 'faq' && (
        <EvidenceRow label={texts.values}>
          {value.pairs.map(({ question, answer }) => (
            <p key={question}><b>{question}</b> {answer}</p>
          ))}
        </EvidenceRow>
      )}
      {isByHand(field) ? (
        <EvidenceRow label={texts.sources['user-confirmed']}><code>{typedOf(value)}</code></EvidenceRow>
      ) : (
        <>
          <EvidenceRow label={texts.quote}><Quote quote={evidence.quote} highlight={typedOf(value)} /></EvidenceRow>
          <EvidenceRow label={texts.locator}><code>{evidence.locator}</code></EvidenceRow>
        </>
      )}
    </dl>
  );
}

/** A quote from the page, with the value underlined where it occurs verbatim. */
function Quote({ quote, highlight }: { quote: string; highlight: string }) {
  const at = highlight === '' || highlight.length === quote.length ? -1 : quote.indexOf(highlight);
  if (at === -1) return <code>{quote}</code>;
  return <code>{quote.slice(0, at)}<u>{highlight}</u>{quote.slice(at + highlight.length)}</code>;
}
