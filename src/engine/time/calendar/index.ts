import dayjs from 'dayjs';

import { serverTime } from '../../values/index.ts';

// antd's calendars ask for the time of dayjs's zone: today is that of the server.
dayjs.extend((_options, { prototype }) => void Object.assign(prototype, { tz: () => dayjs(serverTime()) }));
