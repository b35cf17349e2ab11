/** A page of a list, drawn: what the product makes. */
export function SignInArt() {
  const rows = [0, 1, 2, 3, 4];
  return (
    <svg className="pw-sign-in-art" viewBox="40 16 400 270" focusable="false">
      <rect x="60" y="34" width="380" height="252" rx="14" fill="#fff" opacity=".1" />
      <rect x="40" y="16" width="380" height="252" rx="14" fill="#fff" opacity=".96" />
      <path d="M40 30a14 14 0 0 1 14-14h66v252H54a14 14 0 0 1-14-14z" fill="#eef4fb" />
      <rect x="56" y="34" width="14" height="14" rx="4" fill="#0a66c8" />
      <rect x="76" y="37" width="32" height="8" rx="4" fill="#9db8d6" />
      {rows.map((row) => (
        <g key={row}>
          {row === 1 && <rect x="50" y="88" width="62" height="22" rx="5" fill="#d6e8fb" />}
          <rect x="58" y={71 + row * 28} width="8" height="8" rx="2" fill={row === 1 ? '#1890ff' : '#b9cbe0'} />
          <rect
            x="72"
            y={71 + row * 28}
            width={row % 2 ? 32 : 26}
            height="8"
            rx="4"
            fill={row === 1 ? '#1890ff' : '#b9cbe0'}
          />
          <rect x="140" y={117 + row * 28} width={row % 2 ? 58 : 74} height="8" rx="4" fill="#c4d0de" />
          <rect x="236" y={117 + row * 28} width="40" height="8" rx="4" fill="#dbe3ec" />
          <rect
            x="304"
            y={113 + row * 28}
            width="42"
            height="16"
            rx="5"
            fill={['#d9f2e3', '#d6e8fb', '#fdf0d5', '#d9f2e3', '#d6e8fb'][row]}
          />
          <rect x="368" y={117 + row * 28} width="32" height="8" rx="4" fill="#1890ff" opacity=".6" />
          <rect x="136" y={134 + row * 28} width="268" height="1" fill="#edf1f6" />
        </g>
      ))}
      <rect x="140" y="36" width="70" height="12" rx="5" fill="#33475f" />
      <rect x="140" y="64" width="52" height="20" rx="5" fill="#0a66c8" />
      <rect x="200" y="64" width="52" height="20" rx="5" fill="#edf1f6" />
      <rect x="260" y="64" width="52" height="20" rx="5" fill="#edf1f6" />
      <rect x="136" y="96" width="268" height="1" fill="#e3e9f0" />
    </svg>
  );
}
