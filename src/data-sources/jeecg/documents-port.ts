import { say } from '../../locale/index.ts';
import { PortError, type DocumentsPort, type PageDocuments } from '../../runtime/ports/index.ts';
import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../../schema/documents/document.ts';
import { isRecord, type JsonObject } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import { parseJson, type Http } from './http/index.ts';

/**
 * Creates the port to documents of pages over `GET /pagewright/pages/<key>`: one response contains the page and
 * everything it refers to. A page is requested again each time it is opened, with its last ETag: responses for
 * unchanged pages are empty and fast.
 * @param options `drafts`: includes the user's unpublished changes.
 */
export function createDocumentsPort(http: Http, { drafts = false } = {}): DocumentsPort {
  const known = new Map<DocumentKey, { etag: string; page: PageDocuments }>();

  return {
    async page(key, options) {
      const cached = known.get(key);
      const response = await http.fetch({
        method: 'GET',
        base: '',
        path: `/pagewright/pages/${key}`,
        quiet: true,
        headers: { ...(cached && { 'If-None-Match': cached.etag }), ...(drafts && { 'X-Document-Drafts': '1' }) },
        ...options,
      });
      if (response.status === 304 && cached) return cached.page;
      const page = await parsePage(await response.text());
      const etag = response.headers.get('ETag');
      if (etag) known.set(key, { etag, page });
      return page;
    },
  };
}

async function parsePage(text: string): Promise<PageDocuments> {
  let value: unknown;
  try {
    value = await parseJson(text);
  } catch (cause) {
    throw new PortError('server', say('页面文档无法识别，请刷新后重试'), { cause });
  }
  return { documents: readDocuments(isRecord(value) && isRecord(value.result) ? value.result : value) };
}

/**
 * Parses the documents in a response; invalid ones are left out.
 * @throws PortError if there is no list of them.
 */
export function readDocuments(body: unknown): SourceDocument[] {
  const documents = isRecord(body) ? body.documents : undefined;
  if (!Array.isArray(documents)) throw new PortError('server', say('页面文档无法识别，请刷新后重试'));
  return documents.flatMap(parseDocument);
}

function parseDocument(value: unknown): SourceDocument[] {
  if (!isRecord(value) || typeof value.key !== 'string' || !isRecord(value.body)) return [];
  const parts = splitDocumentKey(value.key);
  if (!parts) return [];
  const problems = Array.isArray(value.problems) ? value.problems.filter(isProblem) : [];
  const hash = typeof value.hash === 'string' ? value.hash : '';
  // The body was parsed from JSON, so it contains JSON values only.
  return [{ ...parts, key: `${parts.id}.${parts.kind}`, hash, problems, body: value.body as JsonObject }];
}

function isProblem(value: unknown): value is Problem {
  const texts = ['code', 'document', 'pointer', 'message'];
  return isRecord(value) && texts.every((name) => typeof value[name] === 'string');
}
