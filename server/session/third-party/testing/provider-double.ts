import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Subject {
  sub: string;
  name: string;
}

export interface ProviderDouble {
  issuer: string;
  complaints: string[];
  /**
   * Signs the person in at the address of a request; `wrong.key` signs with another key than it publishes. Returns the
   * address to which the browser is redirected.
   */
  approve(address: string, subject: Subject, wrong?: { nonce?: string; issuer?: string; key?: boolean }): string;
  close(): void;
}

const client = { id: 'pagewright', secret: 'a secret/of+ours' };

export async function startProvider(redirectUri: string): Promise<ProviderDouble> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { challenge: string; claims: object; isForged: boolean }>();
  const complaints: string[] = [];
  const expect = (is: unknown, wanted: unknown, what: string): void => {
    if (is !== wanted) complaints.push(`${what}: ${String(is)}`);
  };
  const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jwt = (claims: object, key = privateKey): string => {
    const text = `${base64({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${base64(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };

  async function token(request: IncomingMessage): Promise<object> {
    const form = new URLSearchParams(await textOf(request));
    expect(form.get('grant_type'), 'authorization_code', 'grant_type');
    expect(form.get('redirect_uri'), redirectUri, 'redirect_uri');
    const [id, secret] = [form.get('client_id'), form.get('client_secret')];
    expect(id, client.id, 'client_id');
    expect(secret, client.secret, 'client_secret');
    const code = form.get('code') ?? '';
    const authorization = codes.get(code);
    codes.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url'), authorization?.challenge, 'code_verifier');
    return authorization && complaints.length === 0
      ? {
          access_token: randomUUID(),
          token_type: 'Bearer',
          expires_in: 300,
          id_token: jwt(authorization.claims, authorization.isForged ? other.privateKey : privateKey),
        }
      : { error: 'invalid_grant' };
  }

  const server = createServer((request, response) => {
    const json = (body: object): void => {
      response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration')
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    else if (request.url === '/jwks') json({ keys: [jwk] });
    else void token(request).then(json);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    complaints,
    approve(address, subject, wrong = {}) {
      const { searchParams, origin, pathname } = new URL(address);
      expect(origin + pathname, `${issuer}/authorize`, 'address');
      expect(searchParams.get('response_type'), 'code', 'response_type');
      expect(searchParams.get('client_id'), client.id, 'client_id');
      expect(searchParams.get('redirect_uri'), redirectUri, 'redirect_uri');
      expect(searchParams.get('scope')?.split(' ').includes('openid'), true, 'scope');
      expect(searchParams.get('code_challenge_method'), 'S256', 'code_challenge_method');
      const code = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: client.id,
        iat: now,
        exp: now + 300,
        nonce: searchParams.get('nonce'),
        ...subject,
        ...(wrong.nonce && { nonce: wrong.nonce }),
        ...(wrong.issuer && { iss: wrong.issuer }),
      };
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', claims, isForged: wrong.key === true });
      const back = new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
      return `${redirectUri}?${back}`;
    },
    close: () => void server.close(),
  };
}

export function settingOf(issuer: string): string {
  return JSON.stringify([{ id: 'works', title: '厂区账号', issuer, clientId: client.id, clientSecret: client.secret }]);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
