/**
 * True for a mobile number of mainland China: 1, a digit from 3 to 9, and nine more digits (docs/requirements.md,
 * Validation).
 */
export function isMobileNumber(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}
