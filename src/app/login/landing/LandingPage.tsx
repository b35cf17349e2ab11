import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { say } from '../../../locale/index.ts';
import {
  bindingsPath,
  casLogoutAddress,
  landingPath,
  redirectTarget,
  thirdPartyAddress,
  useBrowserLocation,
} from '../../routes/index.ts';
import { useApp } from '../../services/index.ts';
import { signInProblem, userAtom } from '../../session/index.ts';
import { SignInNotice } from '../field/index.ts';
import { NextStep } from '../next-step/index.ts';
import { PlainLink } from '../PlainLink.tsx';
import { SignInLayout } from '../SignInLayout.tsx';
import { partyFor } from '../third-party/third-party.ts';
import { useSignIn } from '../use-sign-in.ts';
import { BindForm } from './BindForm.tsx';
import { BindOwnForm } from './BindOwnForm.tsx';
import { readLanding, type Landing } from './read-landing.ts';

/**
 * The page between a third party and the application. It redirects browsers to the third party from a chat app or for
 * single sign-on, and signs in those who return. A message shows the progress.
 */
export function LandingPage({ leave = (address: string) => window.location.replace(address) }) {
  const { session, settings } = useApp();
  const { search, go } = useBrowserLocation();
  const [landing] = useState(() => readLanding(window.location));
  const [problem, setProblem] = useState(landing.kind === 'failure' ? landing.text : undefined);
  const signIn = useSignIn();
  const user = useAtomValue(userAtom);
  // A signed-in user who comes from the account settings binds an account; everybody else signs in.
  const [own] = useState(redirectTarget(search, settings.home) === bindingsPath ? user : undefined);
  const isBegun = useRef(false);

  useEffect(() => {
    // The proof can be used only once.
    if (isBegun.current) return;
    isBegun.current = true;
    async function enter({ way, isCas }: Extract<Landing, { kind: 'proof' }>) {
      try {
        const { cas } = isCas ? await session.waysIn() : {};
        await signIn.enter({ ...way, ...(cas && { logout: casLogoutAddress(cas, window.location.origin) }) });
      } catch (error) {
        setProblem(signInProblem(error));
      }
    }

    if (landing.kind === 'proof') {
      // The proof is removed from the address: others could read it there, and a second attempt would be refused.
      go(`${landingPath}${landing.rest}`, { replace: true });
      if (own) setProblem(say('这个第三方账号已经绑定了用户，不能再绑定。'));
      else void enter(landing);
    }
    if (landing.kind !== 'ask') return;
    void session.waysIn().then((ways) => {
      const party = partyFor(navigator.userAgent, ways);
      const { apiBase } = settings;
      if (party === undefined) go(`/user/login${search}`, { replace: true });
      else leave(thirdPartyAddress(party, search, { apiBase, cas: ways.cas, origin: window.location.origin }));
    });
  }, [landing, session, settings, search, go, leave, signIn, own]);

  const isUnderWay = !problem && !signIn.step && (landing.kind === 'ask' || landing.kind === 'proof');
  return (
    <SignInLayout title={say('登录')}>
      <h1>{say('欢迎使用 {title}', { title: settings.title })}</h1>
      {isUnderWay && (
        <p role="status" className="pw-sign-in-waiting">
          {say('正在登录，请稍候…')}
        </p>
      )}
      {problem && <SignInNotice problem={problem}>{null}</SignInNotice>}
      {signIn.step && <NextStep step={signIn.step} signIn={signIn} />}
      {landing.kind === 'bind' && own && <BindOwnForm uuid={landing.uuid} person={own.realname} />}
      {landing.kind === 'bind' && !own && !signIn.step && <BindForm uuid={landing.uuid} signIn={signIn} />}
      {!isUnderWay && (
        <div className="pw-sign-in-links">
          {own ? (
            <PlainLink to={redirectTarget(search, settings.home)}>{say('返回')}</PlainLink>
          ) : (
            <PlainLink to="/user/login">{say('返回登录')}</PlainLink>
          )}
        </div>
      )}
    </SignInLayout>
  );
}
