import mjml2html from 'mjml';

export async function answer(mjml: string): Promise<string> {
  const { html } = await mjml2html(mjml, { fonts: {}, keepComments: false });
  return html;
}
