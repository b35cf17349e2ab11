/** The models whose records users and departments are, where the documents have them. */
export const accountModels = { sys_user: 'system/user', sys_depart: 'system/depart' } as const;

/** Columns that no model may show, whoever writes it. */
export const privateColumns: readonly (readonly [table: string, field: string])[] = [['sys_user', 'password']];
