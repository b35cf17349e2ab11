/** The inputs of a range of days. */
export const sides = ['start', 'end'] as const;

export type Side = (typeof sides)[number];

/** What is written in the inputs and is not the value of their side, with what is wrong of it once one has left. */
export type WrittenSides = Readonly<Partial<Record<Side, { text: string; problem: string | null } | undefined>>>;

/** The id of one input of a range. */
export function sideId(id: string, side: Side): string {
  return `${id}-${side}`;
}
