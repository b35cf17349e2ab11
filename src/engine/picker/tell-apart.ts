/** What can be chosen, as far as it tells which it is. */
interface Choice {
  value: string;
  text: string;
  code?: string | undefined;
  /** A text from the server that distinguishes it from others, also from those that are not among the choices. */
  mark?: string | undefined;
  record?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * What stands beside each choice to tell it from those of the same text, by value: its code, and, where the text repeats,
 * the texts of its record that are not the same in all of them (`M-002 · M8×30`), and its mark. What has none is left out.
 */
export function tellApart(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const byText = new Map<string, Choice[]>();
  for (const choice of choices) byText.set(choice.text, [...(byText.get(choice.text) ?? []), choice]);
  const told = choices.flatMap((choice): [string, string][] => {
    const { value, text, code, mark } = choice;
    const namesakes = byText.get(text) ?? [];
    const marks = mark?.split(' · ') ?? [];
    const parts = [code, ...differences(choice, namesakes), ...marks].filter(
      (part) => part !== undefined && part !== text,
    );
    return parts.length === 0 ? [] : [[value, [...new Set(parts)].join(' · ')]];
  });
  return new Map(told);
}

/** At most two, or a line says too much. */
function differences({ value, record = {} }: Choice, namesakes: readonly Choice[]): string[] {
  if (namesakes.length < 2) return [];
  const texts = Object.entries(record).flatMap(([name, own]) => {
    if (typeof own !== 'string' || own === '' || own === value) return [];
    return namesakes.some((other) => other.record?.[name] !== own) ? [own] : [];
  });
  return texts.slice(0, 2);
}
