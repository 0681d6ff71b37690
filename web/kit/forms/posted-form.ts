/** The form that a page was sent. @throws Response 400 for a body that is none */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('This is no form.', { status: 400 });
  }
}
