const [width, height] = [120, 28];

/** A series of numbers as a small line; the numbers themselves are shown elsewhere. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.flatMap((value) => value ?? []);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const span = most - least || 1;
  const points = known.map((value, index) => {
    const x = (index / (known.length - 1)) * width;
    return `${x.toFixed(1)},${(height - 2 - ((value - least) / span) * (height - 4)).toFixed(1)}`;
  });
  return (
    <svg className="pw-statistic-line" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
