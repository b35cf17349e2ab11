export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON, a text as it is. */
  body?: unknown;
}

export interface FakeServer {
  fetch: typeof fetch;
  requests: { method: string; url: URL; headers: Headers; body: unknown }[];
}

/**
 * Creates a server in memory: `answer` is called with each request; if it returns an Error, the request fails with it
 * like a network error.
 */
export function fakeServer(
  answer: (request: { method: string; path: string; url: URL }) => FakeAnswer | Error,
): FakeServer {
  const requests: FakeServer['requests'] = [];
  return {
    requests,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
      const form = isForm ? Object.fromEntries(await request.formData()) : undefined;
      const text = form ? '' : await request.text();
      requests.push({
        method: request.method,
        url,
        headers: request.headers,
        body: form ?? (text === '' ? undefined : JSON.parse(text)),
      });
      const result = answer({ method: request.method, path: url.pathname, url });
      if (result instanceof Error) throw result;
      const { status = 200, headers = {}, body = { success: true, code: 200, message: '', result: null } } = result;
      const content = typeof body === 'string' ? body : JSON.stringify(body);
      const type = { 'content-type': 'application/json', ...headers };
      return new Response(status === 304 ? null : content, { status, headers: type });
    },
  };
}
