import type { Page } from '@playwright/test';

/** Makes the signed-in administrator an adviser in Amersfoort, who works each day of the week from 9 to 17. */
export async function addAdviser(page: Page, name: string): Promise<void> {
  await page.evaluate(async (adviserName) => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'));
    const session: unknown = JSON.parse(String(stored?.[1] ?? 'null'));
    if (typeof session !== 'object' || session === null || !('access_token' in session) || !('user' in session)) {
      throw new Error('nobody is signed in');
    }
    const { access_token: token, user } = session;
    const userId = typeof user === 'object' && user !== null && 'id' in user ? user.id : null;
    async function insert(table: string, rows: object) {
      const response = await fetch(`/rest/v1/${table}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${String(token)}`, apikey: 'local' },
        body: JSON.stringify(rows),
      });
      if (!response.ok) throw new Error(await response.text());
    }
    await insert('advisers', {
      user_id: userId,
      name: adviserName,
      start_place: 'Amersfoort',
      start_x: 155000,
      start_y: 463000,
    });
    await insert(
      'adviser_hours',
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ adviser: userId, weekday, opens: '09:00', closes: '17:00' })),
    );
  }, name);
}
