interface Choice {
  value: string;
  text: string;
  code?: string | undefined;
  mark?: string | undefined;
  record?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the texts that distinguish choices with the same text, by value: the code, and, if the text repeats, the
 * texts of the record that differ (`M-002 · M8×30`), and the mark. Choices without any are left out.
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

function differences({ value, record = {} }: Choice, namesakes: readonly Choice[]): string[] {
  if (namesakes.length < 2) return [];
  const texts = Object.entries(record).flatMap(([name, own]) => {
    if (typeof own !== 'string' || own === '' || own === value) return [];
    return namesakes.some((other) => other.record?.[name] !== own) ? [own] : [];
  });
  return texts.slice(0, 2);
}
