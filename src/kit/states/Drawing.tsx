/** The drawings: one stroke, 96 × 64, in the text colour. */
const shapes = {
  empty: 'M20 26 32 14h32l12 12v26H20zM20 26h18l4 8h12l4-8h18',
  search: 'M42 44a16 16 0 1 0 0-32 16 16 0 0 0 0 32zM53.5 39.5 68 54M36 28h12',
  error: 'M30 8h26l12 12v36H30zM56 8v12h12M49 28v12M49 47v1',
  offline: 'M34 46a10 10 0 0 1 0-20 15 15 0 0 1 28-4 12 12 0 0 1 2 24zM24 8l48 48',
  lock: 'M32 28h32v26H32zM38 28v-7a10 10 0 0 1 20 0v7M48 38v7',
  missing: 'M28 10h26l12 12v32H28zM54 10v12h12M40 34c0-8 14-8 14 0 0 5-7 4-7 9M47 48v1',
} as const;

export type DrawingName = keyof typeof shapes;

/** One of the drawings, hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="pw-state-drawing" viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" focusable="false">
      <path d="M12 60h72" />
      <path d={shapes[name]} />
    </svg>
  );
}
