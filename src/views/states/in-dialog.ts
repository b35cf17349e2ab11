import { createContext } from 'react';

/** Whether the content is inside a dialog. In the dark theme, dialogs and their content are lighter than the page. */
export const InDialogContext = createContext(false);
