import { expect, test } from 'vitest';

import { decodeText } from './charset.ts';
import { readHeaders } from './headers.ts';

const typed = (contentType?: string) => readHeaders(contentType ? ['content-type', contentType] : []);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Bytes that are valid in UTF-8, and read `Ã€` in windows-1252. */
const EITHER = Buffer.from('À');
const ends = (text: string) => expect.stringMatching(new RegExp(`${RegExp.escape(text)}$`));

test.each<[string, Uint8Array, string | undefined, string]>([
  ['header', EITHER, 'text/html; charset=ISO-8859-1', 'Ã€'],
  ['quoted charset in the header', EITHER, 'text/html;charset="ISO-8859-1"', 'Ã€'],
  ['byte order mark before header', Buffer.from('\ufeffBlåbær'), 'text/html; charset=iso-8859-1', 'Blåbær'],
  ['UTF-16 by byte order mark', Buffer.from('\ufeffBlå', 'utf16le'), undefined, 'Blå'],
  ['meta', Buffer.from('<meta charset="windows-1252">À'), 'text/html', ends('>Ã€')],
  ['meta with http-equiv', latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">¤'),
    undefined, ends('€')],
  ['meta in a comment', latin1('<!-- <meta charset="koi8-r"> -->æ.'), undefined, ends('æ.')],
  ['meta that declares UTF-16', latin1('<meta charset="utf-16">æ'), undefined, ends('>\ufffd')],
  ['meta description that mentions a charset', latin1('<meta name="description" content="charset=koi8-r">æ.'),
    undefined, ends('æ.')],
  ['meta after another attribute', latin1("<meta id=a data-b='c > d' charset = koi8-r>\xc1"), undefined, ends('а')],
  ['unknown meta, then a known one', latin1('<meta charset="utf-9"><meta charset="koi8-r">\xc1'), undefined, ends('а')],
  ['meta late in the head', latin1(`<head><style>${'a{}'.repeat(900)}</style><meta charset="windows-1250"></head>\xf8`),
    'text/html', ends('ř')],
  ['late meta in a script', latin1(`<head><script>${'a;'.repeat(900)}'<meta charset="koi8-r">'</script></head>æ.`),
    undefined, ends('æ.')],
  ['late meta in the body', latin1(`<head></head><body>${'a '.repeat(900)}<meta charset="koi8-r">æ.`),
    undefined, ends('æ.')],
  ['first of two charset attributes', latin1('<meta charset="koi8-r" charset="utf-8">\xc1'), undefined, ends('а')],
  ['XML declaration', latin1('<?xml version="1.0" encoding="koi8-r"?><html>\xc1'), undefined, ends('а')],
  ['XML declaration and meta', latin1('<?xml version="1.0" encoding="utf-8"?><meta charset="koi8-r">\xc1'),
    undefined, ends('а')],
  ['XML declaration of UTF-16', latin1('<?xml version="1.0" encoding="UTF-16"?>æ'), undefined, ends('>\ufffd')],
  ['unknown charset in the header, known in meta', latin1('<meta charset="koi8-r">\xc1'), 'text/html; charset=none',
    ends('а')],
  ['unknown charset in the header, no meta, valid UTF-8', Buffer.from('æ'), 'text/html; charset=utf-9', 'æ'],
  ['unknown charset in the header, no meta, invalid UTF-8', latin1('æ.'), 'text/html; charset=utf-9', 'æ.'],
  ['no declaration, valid UTF-8', Buffer.from('æøå'), undefined, 'æøå'],
  ['no declaration, invalid UTF-8', latin1('æøå'), undefined, 'æøå'],
  ['truncated inside a character', Buffer.from('æøå').subarray(0, 5), undefined, 'æø\ufffd'],
  ['wrong charset in the header', latin1('æ'), 'text/html; charset=utf-8', '\ufffd'],
  ['empty body', Buffer.alloc(0), undefined, ''],
])('%s', (_name, body, contentType, expected) => {
  expect(decodeText({ body, headers: typed(contentType) })).toEqual(expected);
});
