/**
 * The product logo: a page with a folded corner. It is decorative; the name is rendered next to it. `size` is in
 * pixels.
 */
export function BrandMark({ size = 28, onBlue = false }: { size?: number; onBlue?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={onBlue ? '#ffffff2e' : '#0a66c8'} />
      <path d="M10 7h8l5 5v13H10z" fill="#fff" />
      <path d="M18 7v5h5z" fill="#91caff" />
      <path d="M13 16h7M13 20h4" stroke="#0a66c8" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
