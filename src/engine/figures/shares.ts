/**
 * The shares of values in their sum, in percent with `places` digits, which together are 100 (the largest remainders are
 * rounded up). Values below zero have no share, none has one where the sum is zero.
 */
export function sharesOf(values: readonly (number | null)[], places = 1): number[] {
  const amounts = values.map((value) => Math.max(0, value ?? 0));
  const greatest = Math.max(0, ...amounts);
  if (greatest === 0) return amounts.map(() => 0);
  // Of the greatest, so that the sum of very large numbers stays a number.
  const parts = amounts.map((amount) => amount / greatest);
  const sum = parts.reduce((one, other) => one + other, 0);
  const units = 100 * 10 ** places;
  const exact = parts.map((part) => (part / sum) * units);
  const shares = exact.map(Math.floor);
  const missing = units - shares.reduce((one, other) => one + other, 0);
  const byRemainder = exact.map((share, index) => ({ index, remainder: share - Math.floor(share) }));
  byRemainder.sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => share / 10 ** places);
}
