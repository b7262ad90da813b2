import { navigate } from 'wouter/use-browser-location';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../components/button.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { RepeatIcon } from '../components/icons.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { hostOf } from '../../contract/report/hosts.ts';
import { useLocale } from '../i18n/language.ts';
import { CodePanel, PastePanel } from './code-panel.tsx';
import { exportsOf } from './export.ts';
import { Fields } from './fields.tsx';
import { Gaps } from './gaps.tsx';
import styles from './schema.module.css';
import { ResultPreview } from './preview.tsx';
import { sentenceOf, shortAddress, typedName } from '../../contract/report/schema/words.ts';
import type { PanelProps } from './panel-props.ts';

/** The result of reading one page: fields, code, where to paste it, and what Google asks for. */
export function ResultView({ result, texts }: PanelProps) {
  return (
    <article className="schema stack g7">
      <Head result={result} texts={texts} />
      <div className={`split g6 ${styles.columns}`}>
        <Fields result={result} texts={texts} />
        <div className="stack g5">
          <CodePanel result={result} texts={texts} />
          {(result.jsonld.product ?? result.jsonld.faq) !== null && <PastePanel result={result} texts={texts} />}
        </div>
      </div>
      <ResultPreview result={result} texts={texts} />
      {result.rendered && <UnseenByCrawlers texts={texts} />}
      <Gaps result={result} texts={texts} />
    </article>
  );
}

/** Warns that crawlers without JavaScript see none of a page that is rendered by scripts. */
function UnseenByCrawlers({ texts: { rendered } }: Pick<PanelProps, 'texts'>) {
  return (
    <section className="with-icon prose" aria-labelledby="unseen-heading">
      <StatusIcon status="warn" />
      <div>
        <h2 id="unseen-heading">{rendered.gap}</h2>
        <p>{rendered.why}</p>
        <p>{rendered.fix}</p>
      </div>
    </section>
  );
}

function Head({ result, texts }: PanelProps) {
  const locale = useLocale();
  const [strong, rest] = sentenceOf({ result, texts }, locale.format);
  const { llm, extractionModel, platform } = result;
  const name = typedName(result) ?? hostOf(result.finalUrl);
  useTitle(name);
  const model = llm === 'unavailable' ? texts.llm.unavailable
    : llm === 'used' && extractionModel ? texts.llm.used(extractionModel) : undefined;
  return (
    <header className="spread report-head schema-head">
      <div className="stack g2">
        <p className="small muted">{texts.name}</p>
        <h1 tabIndex={-1}>{name}</h1>
        <p className="lead prose schema-sentence"><b>{strong}</b> {rest}</p>
        <p className="dotted small muted figures">
          <span><OutsideLink href={result.finalUrl}>{shortAddress(result.finalUrl)}</OutsideLink></span>
          {platform && <span>{platform.name}</span>}
          <span>{locale.format.dateTime(result.fetchedAt)}</span>
          {model !== undefined && <span>{model}</span>}
          {result.rendered && <span>{texts.rendered.short}</span>}
        </p>
      </div>
      <div className="cluster scan-actions">
        <ExportMenu exports={exportsOf({ result, texts, locale })} />
        <Button icon={<RepeatIcon />} onClick={() => navigate('/schema')}>{texts.again}</Button>
      </div>
    </header>
  );
}
