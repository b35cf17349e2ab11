import type { Configuration } from 'openid-client';

import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { OidcProvider } from '../../settings/index.ts';

export interface Question {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  subject: string;
  name: string;
}

export interface Providers {
  /**
   * Begins a request. Returns the address to redirect the browser to.
   * @throws Refusal for an unknown provider.
   */
  ask(id: string): Promise<{ address: string; question: Question }>;
  /**
   * Validates the response of a provider.
   * @throws if any part of it does not match the request.
   */
  identify(id: string, question: Question, search: string): Promise<Identity>;
  has(id: string): boolean;
}

/**
 * OpenID Connect by authorization code with PKCE. The library and the configuration of a provider are loaded at its
 * first use.
 * @param base the address below which the call-backs are.
 */
export function openProviders(providers: readonly OidcProvider[], base: string): Providers {
  const known = new Map<string, Promise<Configuration>>();
  const callbackOf = (id: string) => `${base}/sys/thirdLogin/${id}/callback`;

  async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    // The settings accept unencrypted addresses only on this machine.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const execute = [enableNonRepudiationChecks, ...insecure];
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: 10, execute });
  }

  function configurationOf(id: string): Promise<Configuration> {
    const provider = providers.find((one) => one.id === id);
    if (!provider) throw new Refusal(say('没有设置这种登录方式，请用账号密码登录。'));
    const found = known.get(id) ?? discover(provider);
    known.set(id, found);
    // A provider that does not answer now is requested again the next time.
    found.catch(() => known.delete(id));
    return found;
  }

  return {
    has: (id) => providers.some((one) => one.id === id),
    async ask(id) {
      const configuration = await configurationOf(id);
      const client = await import('openid-client');
      const verifier = client.randomPKCECodeVerifier();
      const question = { state: client.randomState(), nonce: client.randomNonce(), verifier };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackOf(id),
        scope: 'openid profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: question.state,
        nonce: question.nonce,
      });
      return { address: address.href, question };
    },
    async identify(id, { state, nonce, verifier }, search) {
      const configuration = await configurationOf(id);
      const { authorizationCodeGrant } = await import('openid-client');
      const tokens = await authorizationCodeGrant(configuration, new URL(`${callbackOf(id)}${search}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no claims.');
      const name = [claims['name'], claims['preferred_username'], claims.sub].find((text) => typeof text === 'string');
      return { subject: claims.sub, name: String(name).slice(0, 100) };
    },
  };
}
