/** The current step of a password reset, with the results of the previous steps. */
export type Alteration =
  | { step: 0 }
  | { step: 1; phone: string; told: string }
  | { step: 2; phone: string; username: string; code: string }
  | { step: 3; username: string };
