import { Suspense, useEffect, useState } from 'react';

import { readText } from '../../engine/values/index.ts';
import { say } from '../../locale/index.ts';
import { lazyComponent } from '../../runtime/registry/index.ts';
import { readObject, type JsonObject } from '../../schema/json/index.ts';
import { landingPath, useBrowserLocation } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { signedOutByChoice, type WaysIn } from '../session/index.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { partyFor } from './third-party/third-party.ts';
import { useSignIn } from './use-sign-in.ts';
import { WayTabs, type Way } from './WayTabs.tsx';

const OtherWay = lazyComponent(async () => (await import('./ways/index.ts')).OtherWay);
const OtherParties = lazyComponent(async () => (await import('./third-party/OtherParties.tsx')).OtherParties);
const NextStep = lazyComponent(async () => (await import('./next-step/index.ts')).NextStep);

/**
 * The sign-in page: user name and password, and the other ways that the server offers. The next step of the sign-in
 * replaces it.
 */
export function SignInPage() {
  const { session, settings, tabStorage } = useApp();
  const { search, go } = useBrowserLocation();
  const [ways, setWays] = useState<WaysIn>();
  const [chosen, setChosen] = useState<Way>();
  const [isRemembered, setRemembered] = useState(true);
  const signIn = useSignIn(!isRemembered);
  const { step } = signIn;

  useEffect(() => {
    let isWanted = true;
    void session.waysIn().then((offered) => {
      if (!isWanted) return;
      setWays(offered);
      const isSent = partyFor(navigator.userAgent, offered) !== undefined && !signedOutByChoice(tabStorage);
      if (isSent) go(`${landingPath}${search}`, { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [session, tabStorage, search, go]);

  const form = (way: Way | undefined) =>
    way === 'account' ? (
      <SignInForm signIn={signIn} hasSlider={ways?.slider} />
    ) : (
      way && (
        <Suspense fallback={null}>
          <OtherWay way={way} signIn={signIn} />
        </Suspense>
      )
    );
  const welcome = () => <h1>{say('欢迎使用 {title}', { title: settings.title })}</h1>;
  const offers = (way: Way) => way === 'account' || ways?.[way] === true;
  const drawing = {
    parts: {
      'sign-in-welcome': welcome,
      'sign-in-account': () => form('account'),
      'sign-in-remember': (title: string | undefined) => (
        <label className="pw-sign-in-remember">
          <input type="checkbox" checked={isRemembered} onChange={() => setRemembered(!isRemembered)} />
          {title}
        </label>
      ),
      'sign-in-parties': (title: string | undefined) =>
        (ways?.cas ?? ways?.providers[0]) && (
          <Suspense fallback={null}>
            <OtherParties title={title} ways={ways} />
          </Suspense>
        ),
    },
    tabs(node: JsonObject) {
      const all = waysOf(node);
      // The first way is only known once the server has reported what it offers.
      const offered = ways || all[0]?.[0] === 'account' ? all.filter(([way]) => offers(way)) : [];
      const way = chosen ?? offered[0]?.[0] ?? (ways && 'account');
      return (
        <>
          <WayTabs offered={offered} way={way} onChange={setChosen} />
          {form(way)}
        </>
      );
    },
    leadsTo: (path: string) =>
      path === '/user/register' ? ways?.register === true : path !== '/user/alteration' || ways?.phone === true,
  };
  if (!step) return <SignInLayout drawing={drawing} />;
  return (
    <SignInLayout>
      {welcome()}
      <Suspense fallback={null}>
        <NextStep step={step} signIn={signIn} />
      </Suspense>
    </SignInLayout>
  );
}

function waysOf(tabs: JsonObject): (readonly [Way, string | undefined])[] {
  return Object.values(readObject(tabs['properties'])).flatMap((value) => {
    const node = readObject(value);
    const part = readObject(node['x-component-props'])['part'];
    const way = (['account', 'phone', 'qr'] as const).find((each) => part === `sign-in-${each}`);
    return way ? [[way, readText(node['title'])] as const] : [];
  });
}
