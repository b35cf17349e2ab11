import type { AdaptedCall, ForwardedCall } from '../http/index.ts';

/**
 * The policy for pages that a back end draws by itself (reports, big screens, its monitors): their code is written into
 * them, and they run in our origin as they run in its own. They take in nothing from elsewhere but pictures and styles.
 */
const policy = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline' https:",
  "font-src 'self' data: https:",
  'img-src * data: blob:',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Forwards the call of a page that the back end draws by itself, with the policy of such pages.
 * @param pages paths of such pages; what lies below one is such a page too.
 * @returns undefined for other calls.
 */
export function adaptOwnPage(pages: readonly string[], { method, path }: ForwardedCall): AdaptedCall | undefined {
  const isOwn = pages.some((page) => path === page || path.startsWith(`${page}/`));
  return isOwn && method === 'GET' ? { answerHeaders: () => ({ 'content-security-policy': policy }) } : undefined;
}
