"""Paths of paper, master points and several events, as docs/openapi.json describes them: part of api.py."""


def ask_several(client, openapi, method, path):
    """A season or a simultaneous: the events are in its query."""
    client.create("simul", ["board 2", "3 4 4S N =", "5 6 4S N +1"])
    found = 200 if path.endswith("simultaneous") else 404  # it has neither board 1 nor pair 1
    season = (("", 200), ("?best=0", 400), ("?events=none", 404), ("?events=e", 422))
    field = (("", 400), ("?events=simul&winners=3", 400), ("?events=none", 404), ("?events=e", 422), ("?events=simul", found))
    for query, status in season if path.endswith("season") else field:
        openapi.answer(method, path, client.get(path + query), status)


def ask(client, openapi):
    for query in ("", "&clubs=1", "&winners=1"):
        path = f"/api/v1/simultaneous?events=simul,simul{query}"
        openapi.answer("GET", "/api/v1/simultaneous", client.get(path), 200)
    openapi.answer("GET", "/api/v1/simultaneous/boards/2", client.get("/api/v1/simultaneous/boards/2?events=simul,simul"), 200)
    openapi.answer("GET", "/api/v1/simultaneous/cards/3@2", client.get("/api/v1/simultaneous/cards/3@2?events=simul,simul"), 200)
    for path in ("/api/v1/events/simul/awards", "/api/v1/events/simul/awards/3"):
        openapi.answer("POST", path, client.post(path, {"text": "acbl-club"}), 200)
        openapi.answer("POST", path, client.post(path, {"text": "title x\nnothing"}), 422)
        openapi.answer("POST", path, client.post(path, {"text": "acbl"}), 404)
    openapi.answer("GET", "/api/v1/awards", client.get("/api/v1/awards"), 200)
    client.create("plan", ["movement mitchell tables 3 boards 3 winners 1"])
    for kind in ("tables", "guides", "travellers", "slips", "names"):
        path = f"/api/v1/events/plan/paper/{kind}"
        openapi.answer("GET", path, client.get(path), 200)
    client.create("cup", ["scoring imps", "movement knock-out teams 4 boards 8"])
    openapi.answer("GET", "/api/v1/events/cup/paper/bracket", client.get("/api/v1/events/cup/paper/bracket"), 200)
    openapi.answer("GET", "/api/v1/events/plan/paper/letters", client.get("/api/v1/events/plan/paper/letters"), 422)
    openapi.answer("GET", "/api/v1/events/plan/paper/bracket", client.get("/api/v1/events/plan/paper/bracket"), 404)
    openapi.answer("GET", "/api/v1/events/plan/paper/guides", client.get("/api/v1/events/plan/paper/guides?names=9"), 404)
