import { hostOf } from '../../contract/report/hosts.ts';
import { previewOf } from '../../contract/report/schema/preview.ts';
import type { Previewed, StatedProduct } from '../../contract/report/schema/preview.ts';
import type { Availability } from '../../contract/vocabulary.ts';
import type { SchemaTexts } from './nb.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './preview.module.css';

interface SketchProps {
  product: StatedProduct;
  host: string;
  texts: SchemaTexts;
}

/** Sketches of search results, from the page's own code and from ours, using only stated values. */
export function ResultPreview({ result, texts }: PanelProps) {
  const { preview } = texts;
  const { before, after } = previewOf(result);
  const host = hostOf(result.finalUrl);
  return (
    <section className="stack" aria-labelledby="preview-heading">
      <h2 id="preview-heading">{preview.heading}</h2>
      <p className="small muted prose">{preview.lead}</p>
      <div className="halves">
        <Sketches heading={after ? preview.before : preview.today} product={before} host={host} texts={texts} />
        {after && <Sketches heading={preview.after} product={after} host={host} texts={texts} />}
      </div>
    </section>
  );
}

function Sketches({ heading, ...props }: SketchProps & { heading: string }) {
  return (
    <div className={`stack ${styles.side}`}>
      <h3>{heading}</h3>
      <Snippet {...props} />
      <MerchantCard {...props} />
    </div>
  );
}

function Snippet({ product, host, texts }: SketchProps) {
  return (
    <figure className="card pad preview-snippet">
      <figcaption className="meta">{texts.preview.snippet}</figcaption>
      <p className="small muted">{host}</p>
      <p className="medium"><Stated product={product} field="name" texts={texts} /></p>
      <p className="small"><Stated product={product} field="description" texts={texts} /></p>
      <p className="small">
        <Price product={product} texts={texts} />
        {' · '}
        <Stated product={product} field="offers.availability" texts={texts} />
      </p>
    </figure>
  );
}

/** The image itself is not fetched, only its file name shown. */
function MerchantCard({ product, host, texts }: SketchProps) {
  return (
    <figure className="card pad preview-card">
      <figcaption className="meta">{texts.preview.card}</figcaption>
      <div className={`with-icon ${styles.goods}`}>
        <div className={`${styles.image} small`}>
          {product.image ? <span>{texts.preview.image} <code>{fileOf(product.image.text)}</code></span>
            : <Stated product={product} field="image" texts={texts} />}
        </div>
        <div>
          <p className="medium"><Stated product={product} field="name" texts={texts} /></p>
          <p className="medium figures preview-price"><Price product={product} texts={texts} /></p>
          <p className="small"><Stated product={product} field="offers.availability" texts={texts} /></p>
          <p className="small"><Stated product={product} field="brand.name" texts={texts} /></p>
          <p className="small muted">{host}</p>
        </div>
      </div>
    </figure>
  );
}

function Price({ product, texts }: Pick<SketchProps, 'product' | 'texts'>) {
  const { 'offers.price': price, 'offers.priceCurrency': currency } = product;
  if (!price && !currency) return <Stated product={product} field="offers.price" texts={texts} />;
  return (
    <>
      <Stated product={product} field="offers.price" texts={texts} />
      {' '}
      <Stated product={product} field="offers.priceCurrency" texts={texts} />
    </>
  );
}

/** A stated value, or a note that it is not stated. */
function Stated({ product, field, texts }: Pick<SketchProps, 'product' | 'texts'> & { field: Previewed }) {
  const { preview, gaps, availabilities } = texts;
  const value = product[field];
  if (!value) return <i className="muted">{preview.notStated(gaps.names[field] ?? field)}</i>;
  const availability = field === 'offers.availability'
    ? availabilities[value.text.replace(/^.*\//, '') as Availability] : undefined;
  return (
    <>
      {availability ?? value.text}
      {value.isUnreadable && <i className="muted"> ({preview.unreadable})</i>}
    </>
  );
}

/** The file name in a URL. */
const fileOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/^.*\//, '') || address;
