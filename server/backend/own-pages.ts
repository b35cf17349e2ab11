import type { AdaptedCall, ForwardedCall } from '../http/index.ts';

/**
 * The content security policy for pages that a back end renders itself (reports, big screens, its monitors). They
 * contain inline scripts and run in our origin as they run in the back end's own. Apart from images and styles they
 * load nothing from other origins.
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
 * Forwards the call of a page that the back end renders itself, with the policy for such pages.
 * @param pages The paths of such pages; paths below them count too.
 * @returns undefined for other calls.
 */
export function adaptOwnPage(pages: readonly string[], { method, path }: ForwardedCall): AdaptedCall | undefined {
  const isOwn = pages.some((page) => path === page || path.startsWith(`${page}/`));
  return isOwn && method === 'GET' ? { answerHeaders: () => ({ 'content-security-policy': policy }) } : undefined;
}
