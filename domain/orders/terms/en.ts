import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '../../pricing/price.ts';
import { money, wholeEuros } from '../../site/formats.ts';
import { figures } from '../figures.ts';
import { TERMS_VERSION } from '../order.ts';
import type { german } from './de.ts';

const gross = money(grossCents(PACKAGE_NET_CENTS), 'en');
const net = wholeEuros(PACKAGE_NET_CENTS, 'en');

export const english: typeof german = {
  title: 'Terms and conditions',
  sections: [
    {
      title: 'What these terms apply to',
      paragraphs: [
        'They apply to everything you order through Siebenschritt: the formation package and the services in the marketplace. Siebenschritt is run by {{name}}, {{street}}, {{postalCode}} {{city}}, email {{email}}. The terms of use apply to your account as well; you agree to both when you register.',
        `This is version ${TERMS_VERSION}. Every order records which version applies to it.`,
      ],
    },
    {
      title: 'Who your contract is with',
      paragraphs: [
        'Every service says who offers it. Checkout and confirmation group the services by contract partner, each with its address. All of them act in the course of business; nobody sells as a private person.',
        'Our own services we provide and invoice ourselves. Services of the law firm {{lawFirm}} ({{lawFirmAddress}}; {{chamber}}), of tax firms and of partners you order from them through us: they provide them in their own name, answer for them and send their own invoice. We accept the order and pass it on.',
        'Legal advice comes from the law firm alone and tax advice from the tax firm alone, each under a mandate of its own. We have no share in their fees.',
      ],
    },
    {
      id: 'reihenfolge',
      title: 'How the marketplace is sorted',
      paragraphs: [
        'Services first appear in the order that we set by subject. No place in it is for sale. You can sort them by price and date or newest first, narrow them down by field, kind and form, and search for words.',
      ],
    },
    {
      title: 'How a contract is made',
      paragraphs: [
        'Showing a service in the marketplace is not yet an offer in the legal sense. Before the last click you see each service with its contract partner and the total price of each contract and the sum; until then you can change everything. With “Order with obligation to pay” you place a binding order.',
        'Straight afterwards you get the confirmation by email, with the content of the order, these terms and the instructions on withdrawal. With it the contracts for our services and for those of partners are made; for partners we confirm in their name.',
        'The mandate of the law firm or of a tax firm is only made when the firm confirms it to you itself in text form, with its scope and fee. Before that, the firm checks whether it may accept the mandate. If it may not, it tells you without delay; its service then falls away and you owe nothing for it.',
        'You can order in German and in English. If you order in English, the English version of these terms applies, otherwise the German one. The content of your orders stays available in the member area.',
      ],
    },
    {
      title: 'The formation package',
      paragraphs: [
        'We support you in forming a UG (haftungsbeschränkt) or GmbH: we record your details, arrange appointments, make documents available and show where things stand. The law firm advises you, drafts the articles of association or the model protocol and reviews the draft; the list of shareholders and the application come from the notary. You choose the notary and the bank yourself.',
        `The package costs ${gross} incl. ${VAT_PERCENT}% VAT (${net} net). It consists of two contracts, whose prices and services you see separately before you order: our organisation, which we invoice, and the work of the law firm, which it invoices itself. Notary and court fees are not included; they are set by law, and the home page gives examples.`,
        'You order it with your company formation, at the first station. Consultation and drafting only begin after that.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'The account is free. Prices are total prices including VAT, with the net amounts beside them. Fees of notaries, courts and authorities come on top unless a text says expressly that they are included.',
        `For further legal and tax advice, members pay up to ${figures.memberDiscountPercent}% less than the law firm or tax firm charges otherwise, where these offer it; the price stated already takes it off. This does not apply to the formation package.`,
        'You get our invoice as a PDF with the data of an e-invoice. It is due by the date stated on it, 14 days after it was sent, by bank transfer or, where we offer it, by card. The other contract partners send their own invoices and name their due date in them; you pay them directly.',
      ],
    },
    {
      title: 'Hour packages',
      paragraphs: [
        'An hour package is time that the contract partner named works for you. You redeem it in units of 15 minutes; what is left, and until when, is shown with your order. If you have not asked at checkout for work to begin within the withdrawal period, redeeming begins after it. If you pay by card, you can redeem our own hours once the invoice is paid; if you pay by invoice, before that, too.',
        'You can redeem it until 31 December of the third year after the year of the order. The contract partner refunds a share for what is left then, within 14 days; we refund ours without being asked. You can end a mandate that hours belong to at any time; the same applies to what is left.',
      ],
    },
    {
      title: 'Seminars and coaching',
      paragraphs: [
        'Date, place and who leads are stated with the service. If the organiser cancels, you get the full price back. If the organiser moves the date, you can accept the new one or ask for your money back.',
        'Live sessions are not recorded unless the text says otherwise. Courses for which the law asks for an approval are only sold once there is one (§ 12 FernUSG).',
      ],
    },
    {
      title: 'Bundles of several services',
      paragraphs: [
        'A bundle names its parts and has one price and one contract partner. You can only order it, and withdraw from it, as a whole. If a part has a fixed date, what is said about seminars applies to it.',
      ],
    },
    {
      title: 'Withdrawal',
      paragraphs: [
        'You may withdraw from any contract that you make here as a consumer within fourteen days of its conclusion, without giving reasons. We count from the order; for a mandate that is confirmed later, the period ends correspondingly later. If the period would end on a Saturday, Sunday or public holiday, it ends on the next working day. We do not ask whether you order as a consumer. The right also applies to seminars and coaching with a fixed date, as they are not leisure activities (§ 312g (2) no. 9 BGB).',
        'Any clear statement is enough, such as “Withdraw from contract” with your order, the form “Withdraw from a contract” at the end of every page, a letter or an email to {{email}}. We accept the withdrawal for the other contract partners, too. With your order, you choose whether to withdraw from all of it or from individual services only; in the form, you name them.',
        'We and the other contract partners only begin before the period is over if you ask for it at checkout. If you then withdraw, you pay for the part of the service provided until then; once it has been provided in full, the right of withdrawal ends.',
        'For our hour packages we charge the share of the price that the redeemed hours make up; in a bundle, each part counts the same. Redeemed hours whose appointment is still ahead or not chosen yet are not charged; we cancel the appointment. Others that have not been provided yet we take out again if you tell us. Once all hours have been provided or the company is registered, the button with your order is gone; the form still takes your statement, and we look into it.',
        'After a withdrawal we cancel our invoice, invoice the part already provided and refund what you have paid to us beyond that, within fourteen days at the latest. Hours not redeemed fall away. What you have paid to other contract partners, they refund. If you withdraw from the formation package, a consultation that is still ahead is cancelled; you can end your company formation or let it rest until you order the package again.',
      ],
    },
    {
      title: 'If something is wrong',
      paragraphs: [
        'If a service is defective, you have your statutory rights against your contract partner. Write to them or to us; if it concerns someone else, we pass your message on.',
      ],
    },
    {
      title: 'What we do not promise',
      paragraphs: [
        'How long notary, bank and court take is not up to us. Times on this site are estimates, not deadlines. Funding bodies, banks and authorities decide for themselves whether they approve.',
      ],
    },
    {
      title: 'Dispute resolution',
      paragraphs: [
        'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to (§ 36 VSBG).',
      ],
    },
  ],
};
