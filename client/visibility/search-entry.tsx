import { useEffect, useRef, useState } from 'react';
import styles from './answer.module.css';

const FRAME = '/frame/search-entry';
const FIRST_HEIGHT = 56;
const MAX_HEIGHT = 400;

/** Message from the frame: that it is ready, or its content height. */
const isWord = (data: unknown): data is { type: 'search-entry-ready' | 'search-entry-size'; height: number } =>
  typeof data === 'object' && data !== null && 'type' in data && 'height' in data && typeof data.height === 'number' &&
  (data.type === 'search-entry-ready' || data.type === 'search-entry-size');

/**
 * Google's search suggestions, which must be shown beside a grounded Gemini answer. Their HTML is untrusted: it is
 * posted to a sandboxed frame with an opaque origin and its own policy.
 */
export function SearchEntry({ html, label }: { html: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const fill = (): void => frame.current?.contentWindow?.postMessage({ type: 'search-entry', html }, '*');
    const listener = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || !isWord(data)) return;
      if (data.type === 'search-entry-ready') fill();
      else setHeight(Math.min(MAX_HEIGHT, Math.max(FIRST_HEIGHT, Math.ceil(data.height))));
    };
    window.addEventListener('message', listener);
    fill();
    return () => window.removeEventListener('message', listener);
  }, [html]);
  return (
    <iframe
      ref={frame} className={styles.entry} src={FRAME} title={label} height={height} referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
