/** Characters that act on what is around them: control characters, apart from white space, and bidi controls. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu;
/** Those that `JSON.stringify` leaves as they are, and its line breaks that are none in JavaScript. */
const CONTROLS_IN_JSON = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

/** Third-party text without characters that a terminal, an editor or a reader would obey: they become spaces. */
export const printable = (text: string): string => text.replace(CONTROLS, ' ');

/** The same for JSON, whose values stay as they are: the characters are escaped. */
export const printableJson = (json: string): string =>
  json.replace(CONTROLS_IN_JSON, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
