import type { Same } from '../../../../kit/texts/same.ts';
import type { staffStandIns as german } from './texts.de.ts';

const staffStandIns: Same<typeof german> = {
  page: {
    title: 'Stand-ins',
    what: 'Whoever stands in for somebody finds their tasks under Mine on these days and gets their notifications, too. New formations go to others. All of it ends by itself with the last day.',
    enter: 'Enter a stand-in',
    submit: 'Enter',
    absent: 'Who is away?',
    standIn: 'Who stands in?',
    choose: 'Please choose',
    from: 'First day',
    until: 'Last day',
    entered: 'The stand-in has been entered',
    end: 'End',
    endOf: 'End the stand-in for {{name}}',
    ended: 'The stand-in has ended',
    row: '{{standIn}} stands in for {{absent}}',
    days: '{{from}} to {{until}}',
    running: 'running',
    coming: 'to come',
    empty: 'Nobody is stood in for at present.',
    emptyHint: 'Enter here who is there for whom before somebody leaves.',
    refusals: {
      HAS_STAND_IN: {
        title: 'A stand-in is already entered for some of these days.',
        description: 'End it first, or choose other days.',
      },
      STAND_IN_AWAY: {
        title: 'Whoever is to stand in is away on some of these days.',
        description: 'Choose somebody else or other days.',
      },
      STANDS_IN_THEN: {
        title: 'Whoever is away stands in for somebody on some of these days.',
        description: 'End that stand-in first.',
      },
      TOO_MANY_STAND_INS: {
        title: 'There are 200 stand-ins already.',
        description: 'End those that nobody needs any more.',
      },
    },
    problems: {
      ENDS_BEFORE_IT_BEGINS: 'The last day is before the first.',
      IN_THE_PAST: 'These days are over.',
      TOO_LONG: 'It cannot be longer than a year.',
      TOO_FAR_AHEAD: 'One year ahead at most.',
      NO_STAND_IN: 'Please choose somebody else; lawyers stand in for each other.',
    },
  },
};

export const handle = { texts: { staffStandIns } };
