/** Returns the headers of every response, files and failures included (docs/security.md, Headers). */
export function securityHeaders({
  frameOrigins,
  imageOrigins = [],
}: {
  frameOrigins: readonly string[];
  imageOrigins?: readonly string[];
}): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      ['img-src', "'self'", 'data:', 'blob:', ...imageOrigins].join(' '),
      "connect-src 'self'",
      "worker-src 'self'",
      ['frame-src', "'self'", ...frameOrigins].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
}
