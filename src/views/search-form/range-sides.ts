/** The sides of a range of days. */
export const sides = ['start', 'end'] as const;

export type Side = (typeof sides)[number];

/** The texts of inputs that differ from the value of their side, with the error that is set on blur. */
export type WrittenSides = Readonly<Partial<Record<Side, { text: string; problem: string | null } | undefined>>>;

/** Returns the id of one input of a range. */
export function sideId(id: string, side: Side): string {
  return `${id}-${side}`;
}
