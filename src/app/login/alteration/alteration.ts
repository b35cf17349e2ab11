/** Where a person is on the way to a new password, with what the steps before found. */
export type Alteration =
  | { step: 0 }
  | { step: 1; phone: string; told: string }
  | { step: 2; phone: string; username: string; code: string }
  | { step: 3; username: string };
