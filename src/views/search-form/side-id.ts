/** The id of one input of a range. */
export function sideId(id: string, side: 'start' | 'end'): string {
  return `${id}-${side}`;
}
