import { expect, test } from 'vitest';

import { decodeText } from './charset.ts';
import { readHeaders } from './headers.ts';

const typed = (contentType?: string) => readHeaders(contentType ? ['content-type', contentType] : []);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

test.each<[string, Uint8Array, string | undefined, object]>([
  ['header', latin1('Blåbær'), 'text/html; charset=ISO-8859-1',
    { text: 'Blåbær', charset: 'windows-1252', source: 'header' }],
  ['quoted charset in the header', Buffer.from('Blåbær'), 'text/html;charset="UTF-8"', { text: 'Blåbær', source: 'header' }],
  ['byte order mark before header', Buffer.from('\ufeffBlåbær'), 'text/html; charset=iso-8859-1',
    { text: 'Blåbær', source: 'bom' }],
  ['UTF-16 by byte order mark', Buffer.from('\ufeffBlå', 'utf16le'), undefined,
    { text: 'Blå', charset: 'utf-16le', source: 'bom' }],
  ['meta', latin1('<meta charset="windows-1252">æ'), 'text/html',
    { charset: 'windows-1252', source: 'meta', damaged: false }],
  ['meta with http-equiv', latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">¤'), undefined,
    { text: expect.stringMatching(/€$/), charset: 'iso-8859-15' }],
  ['meta in a comment', Buffer.from('<!-- <meta charset="utf-16"> -->æ'), undefined,
    { charset: 'utf-8', source: 'guess' }],
  ['meta that declares UTF-16', Buffer.from('<meta charset="utf-16">æ'), undefined, { charset: 'utf-8', source: 'meta' }],
  ['meta description that mentions a charset', latin1('<meta name="description" content="charset=koi8-r">æ.'), undefined,
    { text: expect.stringMatching(/æ\.$/), source: 'guess' }],
  ['meta after another attribute', latin1("<meta id=a data-b='c > d' charset = koi8-r>\xc1"), undefined,
    { text: expect.stringMatching(/а$/), charset: 'koi8-r' }],
  ['unknown meta, then a known one', latin1('<meta charset="utf-9"><meta charset="koi8-r">\xc1'), undefined,
    { text: expect.stringMatching(/а$/), source: 'meta' }],
  ['meta late in the head', latin1(`<head><style>${'a{}'.repeat(900)}</style><meta charset="windows-1250"></head>\xf8`),
    'text/html', { text: expect.stringMatching(/ř$/), charset: 'windows-1250', source: 'meta' }],
  ['late meta in a script', latin1(`<head><script>${'a;'.repeat(900)}'<meta charset="koi8-r">'</script></head>æ.`),
    undefined, { text: expect.stringMatching(/æ\.$/), source: 'guess' }],
  ['late meta in the body', latin1(`<head></head><body>${'a '.repeat(900)}<meta charset="koi8-r">æ.`),
    undefined, { text: expect.stringMatching(/æ\.$/), source: 'guess' }],
  ['first of two charset attributes', latin1('<meta charset="koi8-r" charset="utf-8">\xc1'), undefined,
    { text: expect.stringMatching(/а$/), source: 'meta' }],
  ['XML declaration', latin1('<?xml version="1.0" encoding="koi8-r"?><html>\xc1'), undefined,
    { text: expect.stringMatching(/а$/), charset: 'koi8-r', source: 'meta' }],
  ['XML declaration and meta', latin1('<?xml version="1.0" encoding="utf-8"?><meta charset="koi8-r">\xc1'), undefined,
    { text: expect.stringMatching(/а$/), charset: 'koi8-r', source: 'meta' }],
  ['XML declaration of UTF-16', Buffer.from('<?xml version="1.0" encoding="UTF-16"?>æ'), undefined, { charset: 'utf-8' }],
  ['unknown charset in the header, known in meta', latin1('<meta charset="koi8-r">\xc1'), 'text/html; charset=none',
    { text: expect.stringMatching(/а$/), source: 'meta' }],
  ['unknown charset in the header, no meta', Buffer.from('æ'), 'text/html; charset=utf-9',
    { text: 'æ', charset: 'utf-8', source: 'guess' }],
  ['no declaration, valid UTF-8', Buffer.from('æøå'), undefined, { text: 'æøå', charset: 'utf-8', source: 'guess', damaged: false }],
  ['no declaration, invalid UTF-8', latin1('æøå'), undefined, { text: 'æøå', charset: 'windows-1252', source: 'guess' }],
  ['truncated inside a character', Buffer.from('æøå').subarray(0, 5), undefined,
    { text: 'æø\ufffd', charset: 'utf-8', damaged: true }],
  ['wrong charset in the header', latin1('æ'), 'text/html; charset=utf-8', { text: '\ufffd', source: 'header', damaged: true }],
  ['empty body', Buffer.alloc(0), undefined, { text: '', charset: 'utf-8', damaged: false }],
])('%s', (_name, body, contentType, expected) => {
  expect(decodeText(body, typed(contentType))).toMatchObject(expected);
});
