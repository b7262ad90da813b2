/** What shops write for one currency, in any case, in addition to the signs that `Intl` knows. */
export const OWN_SIGNS: Readonly<Record<string, string>> = {
  NOK: 'NOK',
  C$: 'CAD', 'C $': 'CAD', CDN$: 'CAD', A$: 'AUD', S$: 'SGD', NT$: 'TWD', J$: 'JMD', RD$: 'DOP', U$S: 'USD',
  EC$: 'XCD', 'S/.': 'PEN', 'S/ ': 'PEN', 'B/.': 'PAB',
  '£': 'GBP', '₩': 'KRW', '₵': 'GHS', KSh: 'KES', kronor: 'SEK', zl: 'PLN', Kčs: 'CZK', Ft: 'HUF',
  kn: 'HRK', SFr: 'CHF', 'Fr.': 'CHF', euro: 'EUR', euros: 'EUR', RUR: 'RUB', руб: 'RUB', лв: 'BGN', грн: 'UAH',
  дин: 'RSD', ден: 'MKD', тг: 'KZT', 'б.р': 'BYN', Rp: 'IDR', RM: 'MYR', TL: 'TRY', KD: 'KWD', BD: 'BHD', 円: 'JPY',
  'JP¥': 'JPY', 원: 'KRW', 'CN¥': 'CNY', RMB: 'CNY', บาท: 'THB', đ: 'VND', 'ש"ח': 'ILS', 'ر.س': 'SAR', 'د.إ': 'AED',
  'د.ك': 'KWD', 'دينار كويتي': 'KWD', 'ر.ع': 'OMR', 'ر.ق': 'QAR', 'ج.م': 'EGP', 'د.ب': 'BHD', 'د.أ': 'JOD',
  'د.ت': 'TND', 'د.م': 'MAD', 'د.ج': 'DZD',
};

/** Signs and words that several currencies share, in addition to `$`; none for ten rials, which have no code. */
export const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
  kr: ['NOK', 'SEK', 'DKK', 'ISK'], kroner: ['NOK', 'DKK'], 元: ['CNY', 'TWD', 'HKD'], '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'], Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR'], FCFA: ['XAF', 'XOF'], 'F CFA': ['XAF', 'XOF'],
  Bs: ['BOB', 'VES'], تومان: [],
};

/** Lower-case forms of signs that are ordinary words or units instead: `17 ft`, `5 rm`. */
export const NO_SIGNS_IN_LOWER_CASE: ReadonlySet<string> = new Set(['ft', 'rm', 'rp', 'kd', 'bd', 'rs', 'tl', 'kn', 'bs', 's/ ']);
