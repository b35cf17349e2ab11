/**
 * Returns the share of each value in the sum, in percent with `places` decimal places. The shares add up to 100 (the
 * largest remainders are rounded up). Negative values have no share; if the sum is 0, all shares are 0.
 */
export function sharesOf(values: readonly (number | null)[], places = 1): number[] {
  const amounts = values.map((value) => Math.max(0, value ?? 0));
  const greatest = Math.max(0, ...amounts);
  if (greatest === 0) return amounts.map(() => 0);
  // Values are scaled by the greatest one, so that the sum of very large numbers does not overflow.
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
