package adlrt_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	. "find-text/adlrt"
)

func TestEqualComparesNativeValues(t *testing.T) {
	for _, c := range []struct {
		a, b any
		want bool
	}{
		{5, 7, false}, {5, json.Number("5.0"), true}, {1.5, 2.5, false},
		{[]string{"a"}, []string{"b"}, false}, {[]string{"a"}, []any{"a"}, true},
		{map[string]any{"n": 1}, struct {
			N int `json:"n"`
		}{1}, true},
		{math.NaN(), math.NaN(), false}, {func() {}, func() {}, false},
		{json.Number("x"), json.Number("y"), false},
	} {
		if got := Equal(c.a, c.b); got != c.want {
			t.Errorf("Equal(%v, %v) is %v", c.a, c.b, got)
		}
	}
}

func TestNormalizeKeepsItsArgumentAndRefusesCycles(t *testing.T) {
	given := map[string]any{"a": []any{1}}
	if got, err := Normalize(given); err != nil || !Equal(got, given) || given["a"].([]any)[0] != 1 {
		t.Error(got, given, err)
	}
	given["self"] = given
	if _, err := Normalize(given); err == nil {
		t.Error("a cycle is accepted")
	}
}

func TestProblemsOfNativeValues(t *testing.T) {
	type order struct {
		Count int            `json:"count"`
		Tags  []string       `json:"tags,omitempty"`
		Sizes map[string]int `json:"sizes,omitempty"`
		At    time.Time      `json:"at,omitzero"`
	}
	spec := NewSpec[any, any](Definition{Name: "a"}, `{"type":"object","additionalProperties":false,
		"properties":{"count":{"type":"integer","minimum":1},"tags":{"type":"array","items":{"minLength":2}},
		"sizes":{"type":"object","additionalProperties":{"maximum":9}},"at":{"type":"string","pattern":"Z$"}}}`, "")
	for _, c := range []struct {
		value any
		want  []string
	}{
		{order{Count: 1, Tags: []string{"ab"}, Sizes: map[string]int{"a": 9}, At: time.Unix(0, 0).UTC()}, nil},
		{&order{Tags: []string{"ab", "a"}, Sizes: map[string]int{"a": 10}}, []string{"/count", "/tags/1", "/sizes/a"}},
		{map[string]any{"count": int8(1), "tags": [2]string{"ab", "cd"}}, nil},
		{map[string]any{"count": json.Number("1.0"), "sizes": map[string]float32{"a": 1.5}}, nil},
		{map[string]any{"count": 1.5}, []string{"/count"}},
		{map[string]any{"at": time.Unix(0, 0).In(time.FixedZone("", 3600))}, []string{"/at"}},
		{json.RawMessage(`{"count":0}`), []string{"/count"}},
		{5, []string{""}}, {math.NaN(), []string{""}}, {func() {}, []string{""}},
	} {
		var got []string
		for _, problem := range spec.Input.Schema.Problems(c.value) {
			got = append(got, problem.Path)
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%v has problems at %q, not at %q", c.value, got, c.want)
		}
	}
	if problems := (*Schema)(nil).Problems(5); problems != nil {
		t.Error(problems)
	}
}

func TestMaybeIsAPlainStruct(t *testing.T) {
	type user struct {
		Name Maybe[string] `json:"name,omitzero"`
	}
	for text, want := range map[string]user{
		`{}`: {}, `{"name":null}`: {MaybeNull[string]()}, `{"name":"abc"}`: {Some("abc")},
	} {
		var got user
		if err := json.Unmarshal([]byte(text), &got); err != nil || got != want {
			t.Errorf("%s decodes as %v, %v", text, got, err)
		}
		if data, err := json.Marshal(want); err != nil || string(data) != text {
			t.Errorf("%v encodes as %s, %v", want, data, err)
		}
	}
	if m := Some("a"); m.Or("b") != "a" || (Maybe[string]{}).Or("b") != "b" {
		t.Error(m)
	}
}

// around is a middleware.
type around func(tool *Definition, args map[string]any, next func(map[string]any) error) error

func (a around) Around(
	ctx context.Context, tool *Definition, args map[string]any, next Next,
) (result json.RawMessage, err error) {
	err = a(tool, args, func(args map[string]any) error {
		result, err = next(ctx, tool, args)
		return err
	})
	return result, err
}

func bound(name string, call func(context.Context, any) (any, error)) Tool {
	return Spec[any, any]{Definition: &Definition{Name: name}}.Bind(call)
}

func TestMiddlewareSeesEveryCall(t *testing.T) {
	var seen []error
	audit := around(func(_ *Definition, args map[string]any, next func(map[string]any) error) error {
		err := next(args)
		seen = append(seen, err)
		return err
	})
	panics := bound("panics", func(context.Context, any) (any, error) { panic(io.ErrUnexpectedEOF) })
	shown := bound("shown", func(context.Context, any) (any, error) { panic(Errorf("secret")) })
	toolbox := NewToolbox([]Tool{panics, shown}, audit)
	for _, call := range [][2]string{{"absent", "{}"}, {"panics", "{"}, {"panics", "[]"}, {"panics", ""}} {
		result, err := toolbox.Call(context.Background(), call[0], []byte(call[1]))
		if last := seen[len(seen)-1]; err == nil || !errors.Is(err, last) || result != nil {
			t.Errorf("%v: %v, seen %v", call, err, last)
		}
	}
	if len(seen) != 4 || !errors.Is(seen[3], io.ErrUnexpectedEOF) || !errors.As(seen[3], new(*PanicError)) {
		t.Error(seen)
	}
	for i, want := range []any{new(*UnknownToolError), new(*InvalidArgumentsError), new(*InvalidArgumentsError)} {
		if !errors.As(seen[i], want) {
			t.Error(i, seen[i])
		}
	}
	if result, err := toolbox.CallForModel(context.Background(), "shown", nil); err == nil || strings.Contains(result.Text, "secret") {
		t.Error(result, err)
	}
}

func TestAPanicOfAMiddlewareIsAnErrorForTheOuterOne(t *testing.T) {
	var seen error
	outer := around(func(_ *Definition, args map[string]any, next func(map[string]any) error) error {
		seen = next(args)
		return seen
	})
	inner := around(func(*Definition, map[string]any, func(map[string]any) error) error { panic("x") })
	idle := func(context.Context, any) (any, error) { return nil, nil }
	toolbox := NewToolbox([]Tool{bound("a", idle)}, outer, inner)
	if _, err := toolbox.Call(context.Background(), "a", nil); err == nil || seen == nil {
		t.Error(err, seen)
	}
}

func TestMiddlewareChangesArgumentsWithNativeValues(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
	}{{50, `{"limit":50}`}, {[]string{"a"}, `{"limit":["a"]}`}, {func() {}, "arguments from middleware"}} {
		change := around(func(_ *Definition, args map[string]any, next func(map[string]any) error) error {
			args["limit"] = c.value
			return next(args)
		})
		echo := bound("echo", func(_ context.Context, in any) (any, error) { return in, nil })
		result, err := NewToolbox([]Tool{echo}, change).Call(context.Background(), "echo", nil)
		if got := fmt.Sprint(string(result), err); !strings.Contains(got, c.want) {
			t.Error(got)
		}
		if visible := ModelError(nil); errors.As(err, &visible) {
			t.Error("the model sees an error of the middleware:", visible)
		}
	}
}

func TestTwoToolsOfOneName(t *testing.T) {
	defer func() {
		if r := recover(); fmt.Sprint(r) != "adlrt: two tools have the name a" {
			t.Error(r)
		}
	}()
	idle := func(context.Context, any) (any, error) { return nil, nil }
	NewToolbox([]Tool{bound("a", idle), bound("a", idle)})
}

// missing is an error of a domain that opts in to being shown to the model.
type missing struct{}

func (missing) Error() string        { return "row 7 of table x" }
func (missing) ModelMessage() string { return "There is no such order." }

func TestErrorsForTheModel(t *testing.T) {
	for _, c := range []struct {
		err  error
		want string
	}{
		{Errorf("reading: %w", io.EOF), "reading: EOF"},
		{fmt.Errorf("repository: %w", missing{}), "There is no such order."},
		{&ToolError{Message: "Try again.", Err: io.EOF}, "Try again."},
	} {
		tool := bound("a", func(context.Context, any) (any, error) { return nil, c.err })
		result, err := NewToolbox([]Tool{tool}).CallForModel(context.Background(), "a", nil)
		if err != nil || !result.IsError || result.Text != c.want {
			t.Error(result, err)
		}
	}
	if !errors.Is(Errorf("reading: %w", io.EOF), io.EOF) || !errors.Is(&ToolError{"m", io.EOF}, io.EOF) {
		t.Error("the cause is lost")
	}
}
