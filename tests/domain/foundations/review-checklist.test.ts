import { describe, expect, test } from 'vitest';
import { AT, acceptAll, actorOf, coreData, foundationAt } from '#demo/foundations.ts';
import { decide } from '#domain/foundations/foundation.ts';
import {
  articlesFor,
  articlesIn,
  checklistOf,
  type ReviewPoint,
  reviewedCase,
  reviewPoints,
} from '#domain/foundations/review/review-checklist.ts';

describe('the points of a case', () => {
  test('follow from legal form, articles and founders', () => {
    const ug = checklistOf({ legalForm: 'ug', articles: 'own', founders: 'one' });
    const gmbh = checklistOf({ legalForm: 'gmbh', articles: 'own', founders: 'several' });
    expect(ug).toContain('capital-ug');
    expect(ug).toContain('reserve');
    expect(ug).not.toContain('in-kind');
    expect(ug).not.toContain('powers-of-attorney');
    expect(gmbh).toContain('in-kind');
    expect(gmbh).toContain('between-founders');
    expect(gmbh).not.toContain('capital-ug');
  });

  test('of a model protocol are its limits; it is the list of shareholders itself', () => {
    const points = checklistOf({ legalForm: 'ug', articles: 'model-protocol', founders: 'one' });
    expect(points).toContain('protocol-limits');
    expect(points).not.toContain('shareholder-list');
    expect(points).not.toContain('reserve');
  });

  test('are each asked for in some case', () => {
    const asked = (['ug', 'gmbh'] as const).flatMap((legalForm) =>
      (['model-protocol', 'own'] as const).flatMap((articles) =>
        (['one', 'several'] as const).flatMap((founders) =>
          checklistOf({ legalForm, articles, founders }),
        ),
      ),
    );
    // That all have accepted is known without being asked.
    expect(new Set<string>([...asked, 'accepted-by-all'])).toEqual(new Set(reviewPoints));
  });

  test('there is no model protocol for more than three; who does not know is checked like several', () => {
    expect(articlesFor({ totalShareholders: 'more-than-three' })).toEqual(['own']);
    expect(articlesFor({ totalShareholders: 'three' })).toContain('model-protocol');
    const unknown = { legalForm: 'ug', totalShareholders: 'unknown' } as const;
    expect(reviewedCase(unknown, 'own').founders).toBe('several');
  });

  test('the titles of the drafts say which articles they are', () => {
    expect(articlesIn(['Liste', 'Musterprotokoll UG'])).toBe('model-protocol');
    expect(articlesIn(['Gesellschaftsvertrag'])).toBe('own');
  });
});

describe('an approval', () => {
  const accepted = acceptAll(foundationAt('review-pending'), ['accept-documents', 'founder']);
  const points = checklistOf({ legalForm: coreData.legalForm, articles: 'own', founders: 'one' });
  const [first, ...rest] = points as [ReviewPoint, ...ReviewPoint[]];
  const approve = (payload: object) =>
    decide(accepted.state, 'approve-documents', payload, {
      actor: actorOf('lawyer'),
      at: AT,
    });

  test('holds the checksums of the drafts, also without a checklist', () => {
    expect(approve({})).toEqual([
      {
        type: 'DocumentsApproved',
        data: { documents: [{ documentId: expect.any(String), sha256: expect.any(String) }] },
      },
    ]);
  });

  test('needs every point checked, or left open with a reason', () => {
    const refused = { refused: 'INVALID_PAYLOAD', fields: ['review'] };
    expect(approve({ review: { articles: 'own', checked: rest, open: {} } })).toEqual(refused);
    const other = points.includes('capital-ug') ? 'capital-gmbh' : 'capital-ug';
    const foreign = { articles: 'own', checked: [...points, other], open: {} };
    expect(approve({ review: foreign })).toEqual(refused);
    const twice = { articles: 'own', checked: points, open: { [first]: 'Doppelt' } };
    expect(approve({ review: twice })).toEqual(refused);
    const whole = { articles: 'own', checked: rest, open: { [first]: 'Folgt vom Notariat.' } };
    const added = { ...whole, checked: [...rest, 'accepted-by-all'] };
    expect(approve({ review: whole })).toMatchObject([{ data: { review: added } }]);
  });

  test('a reason is never empty', () => {
    const review = { articles: 'own', checked: rest, open: { [first]: ' ' } };
    expect(approve({ review })).toMatchObject({ refused: 'INVALID_PAYLOAD' });
  });
});
