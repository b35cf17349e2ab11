/** 0: nothing typed; 1: weak, the server does not take it; 2: middle, it does; 3: strong. */
export type Strength = 0 | 1 | 2 | 3;

/** How hard a password is to guess, by its length, the kinds of its characters, and how often they repeat. */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const isTaken =
    password.length >= 8 && /[A-Za-z]/.test(password) && /\d/.test(password) && /[^A-Za-z0-9]/.test(password);
  if (!isTaken || new Set(password).size < 5) return 1;
  return password.length >= 12 || (password.length >= 10 && kinds === 4) ? 3 : 2;
}
