const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

const TINY = 1e-300;
const NEAR = 1e-12;

/** The natural logarithm of the gamma function, for x > 0. */
export function logGamma(x: number): number {
  const shifted = x - 1;
  let sum = LANCZOS[0]!;
  for (let at = 1; at < LANCZOS.length; at += 1) sum += LANCZOS[at]! / (shifted + at);
  const edge = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(edge) - edge + Math.log(sum);
}

/** The regularized incomplete beta function: the CDF of Beta(a, b) at x. */
export function betaProbability(x: number, a: number, b: number, scale = logBeta(a, b)): number {
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - scale);
  return x < (a + 1) / (a + b + 2) ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function continuedFraction(x: number, a: number, b: number): number {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let step = 1; step < 400; step += 1) {
    const twice = a + 2 * step;
    for (const term of [
      (step * (b - step) * x) / ((twice - 1) * twice),
      (-(a + step) * (a + b + step) * x) / (twice * (twice + 1)),
    ]) {
      d = 1 / away(1 + term * d);
      c = away(1 + term / c);
      fraction *= c * d;
    }
    if (Math.abs(c * d - 1) < NEAR) break;
  }
  return fraction;
}

/** The quantile function of Beta(a, b), by Newton's method with bisection as the fallback. */
export function betaQuantile(probability: number, a: number, b: number): number {
  const scale = logBeta(a, b);
  let [low, high] = [0, 1];
  let x = a / (a + b);
  for (let step = 0; step < 80; step += 1) {
    const off = betaProbability(x, a, b, scale) - probability;
    if (Math.abs(off) < 1e-9) break;
    if (off > 0) high = x;
    else low = x;
    const next = x - off / Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - scale);
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

/** The two-sided 95 % critical value of Student's t with these degrees of freedom. */
export function studentBound(degrees: number): number {
  const x = betaQuantile(0.05, degrees / 2, 0.5);
  return Math.sqrt((degrees * (1 - x)) / x);
}
