import type { FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the client's page is told in its `<meta>` tags. */
export interface PageFacts {
  apiBase: string;
  signSecret?: string | undefined;
  signStamp?: string | undefined;
}

/** The client's page, with what it is told; undefined where the folder has none. */
export function clientPage(folder: string, facts: PageFacts): string | undefined {
  let page: string;
  try {
    page = readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
  const tags = { 'api-base': facts.apiBase, 'sign-secret': facts.signSecret, 'sign-stamp': facts.signStamp };
  const written = Object.entries(tags).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta name="${name}" content="${escaped(content)}" />`],
  );
  const rest = page.replace(/\s*<meta name="api-base"[^>]*>/, '');
  return rest.replace(/<title|<\/head>/, (tag) => `${written.join('')}${tag}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Answers with the client's page; a browser asks for it anew each time. */
export function sendPage(reply: FastifyReply, page: string): void {
  void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
