import type { Configuration } from 'openid-client';

import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { OidcProvider } from '../../settings/index.ts';

/** What is kept here while a provider is asked. */
export interface Question {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom a provider says it is. */
export interface Identity {
  subject: string;
  name: string;
}

/** The providers of the settings. */
export interface Providers {
  /** Begins to ask. @returns the address to send the browser to. @throws Refusal where there is no such provider. */
  ask(id: string): Promise<{ address: string; question: Question }>;
  /** Checks what came back. @throws where anything of it is not what was asked for. */
  identify(id: string, question: Question, search: string): Promise<Identity>;
  has(id: string): boolean;
}

/**
 * OpenID Connect by authorization code with PKCE. The library and what the providers say of themselves are loaded when
 * one is first asked.
 * @param base the address below which the call-backs lie.
 */
export function openProviders(providers: readonly OidcProvider[], base: string): Providers {
  const known = new Map<string, Promise<Configuration>>();
  const callbackOf = (id: string) => `${base}/sys/thirdLogin/${id}/callback`;

  async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    // The settings take addresses without encryption of this machine alone.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    // The signature of the token is checked too: a proxy in between could change what the provider sends.
    const execute = [enableNonRepudiationChecks, ...insecure];
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: 10, execute });
  }

  function configurationOf(id: string): Promise<Configuration> {
    const provider = providers.find((one) => one.id === id);
    if (!provider) throw new Refusal(say('没有设置这种登录方式，请用账号密码登录。'));
    const found = known.get(id) ?? discover(provider);
    known.set(id, found);
    // Who does not answer now is asked again the next time.
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
