import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TakenMail {
  from: string;
  to: string;
  text: string;
}

export interface SmtpDouble {
  url: string;
  mails: TakenMail[];
  /** The answers to the next mails instead of 250, e.g. `451 later`. */
  refusals: string[];
}

/** Starts a mail server that stores the received mails (the part of RFC 5321 that a client needs). */
export async function smtpDouble(): Promise<SmtpDouble> {
  const double: SmtpDouble = { url: '', mails: [], refusals: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket, double);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  double.url = `smtp://robot%40example.com:secret@127.0.0.1:${port}`;
  return double;
}

function serve(socket: Socket, { mails, refusals }: SmtpDouble): void {
  const mail: TakenMail = { from: '', to: '', text: '' };
  let isData = false;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 double');
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (isData && line !== '.') mail.text += `${line}\n`;
      else if (isData) {
        isData = false;
        const refusal = refusals.shift();
        if (refusal === undefined) mails.push({ ...mail });
        say(refusal ?? '250 OK queued as 7');
      } else if (/^EHLO/i.test(line)) say('250-double\r\n250 AUTH PLAIN');
      else if (/^AUTH/i.test(line)) say('235 welcome');
      else if (/^MAIL FROM:/i.test(line)) {
        Object.assign(mail, { from: line.slice(10), to: '', text: '' });
        say('250 OK');
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to = line.slice(8);
        say('250 OK');
      } else if (/^DATA/i.test(line)) {
        isData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 OK');
    }
  });
}
