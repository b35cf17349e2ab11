import type { SignIn } from '../use-sign-in.ts';
import type { Way } from '../WayTabs.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { QrWay } from './QrWay.tsx';

/** Renders the form of a way of signing in other than user name and password. */
export function OtherWay({ way, signIn }: { way: Exclude<Way, 'account'>; signIn: SignIn }) {
  return way === 'phone' ? <PhoneForm signIn={signIn} /> : <QrWay signIn={signIn} />;
}
