/** 0: empty; 1: weak, refused by the server; 2: medium, accepted; 3: strong. */
export type Strength = 0 | 1 | 2 | 3;

/** Rates a password by its length, the kinds of its characters and their repetition. */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const isTaken =
    password.length >= 8 && /[A-Za-z]/.test(password) && /\d/.test(password) && /[^A-Za-z0-9]/.test(password);
  if (!isTaken || new Set(password).size < 5) return 1;
  return password.length >= 12 || (password.length >= 10 && kinds === 4) ? 3 : 2;
}
