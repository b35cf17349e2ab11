const kinds = ['text', 'number', 'select', 'date', 'switch', 'radio'] as const;
const options = Array.from({ length: 6 }, (_, index) => ({ value: `o${index}`, label: `Option ${index}` }));

export interface PeerField {
  name: string;
  label: string;
  kind: (typeof kinds)[number];
  options: { value: string; label: string }[];
}

export function fieldsOf(count: number): PeerField[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'text';
    return {
      name: `f${index}`,
      label: `Field ${index}`,
      kind,
      options: kind === 'radio' ? options.slice(0, 3) : options,
    };
  });
}
